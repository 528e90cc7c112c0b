/** How far the engine has come, and what the reader should know of this edition. */
class Engine {
  loaded = $state(0); // bytes
  total = $state(0);
  waiting = $state(0); // requests
  ready = $state(false);
  failed = $state('');
  fleeting = $state(false); // the browser keeps nothing
  renew = $state.raw<() => void>(); // a newer version is on the disk; this takes it
}

export const engine = new Engine();
