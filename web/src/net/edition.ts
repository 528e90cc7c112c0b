/** Which edition this is: `VITE_LOCAL=1` builds the one that needs no server (`tools/site.py`). */
export const LOCAL = import.meta.env['VITE_LOCAL'] === '1';
