declare module 'zzfx' {
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
}
interface ImportMetaEnv {
  readonly VITE_LOCAL?: string; // "1": the edition that needs no server
}
