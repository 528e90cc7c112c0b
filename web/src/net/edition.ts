/** Which edition this is: `VITE_LOCAL=1` builds the one that needs no server (`tools/make_site.py`). */
export const LOCAL = import.meta.env.VITE_LOCAL === '1';

/** What only that edition has. Asked of the environment once more, so that the other drops it. */
export const pocket =
  import.meta.env.VITE_LOCAL === '1'
    ? {
        transport: () => import('../local/transport'),
        engineBar: () => import('../local/EngineBar.svelte'),
        belongings: () => import('../local/Belongings.svelte'),
        install: () => import('../local/install'),
      }
    : undefined;
