/** What the page and its engine say to each other. */

/** A request, or what a socket does; sockets and requests share one row of numbers. */
export type ToEngine =
  | {
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string | undefined;
    }
  | { readonly id: number; readonly open: string }
  | { readonly id: number; readonly say: string }
  | { readonly id: number; readonly close: true };

export type FromEngine =
  | { readonly id: number; readonly status: number; readonly text: string }
  | { readonly id: number; readonly heard: string }
  | { readonly loaded: number; readonly total: number }
  | { readonly ready: true; readonly fleeting: boolean }
  | { readonly failed: string };

/** Bots: the interpreter's code first, then questions; answers come with their number. */
export type ToBots =
  { readonly code: WebAssembly.Module | null } | { readonly id: number; readonly ask: string };
export interface FromBots {
  readonly id: number;
  readonly answer: string;
}
