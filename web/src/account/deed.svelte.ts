/** Something asked of the server in a form: busy while it lasts, then a word of thanks or what went wrong. */
import { ApiError } from '$src/net/api';
import { toasts, wording } from '$src/ui/toasts.svelte';
import { say } from './words';

export class Deed {
  wrong = $state('');
  key = $state('');
  busy = $state(false);

  /** Whether it was done. */
  async try(work: () => Promise<unknown>, done?: string): Promise<boolean> {
    this.wrong = this.key = '';
    this.busy = true;
    try {
      await work();
      if (done) toasts.show(say(done));
      return true;
    } catch (error) {
      this.wrong = wording(error);
      this.key = error instanceof ApiError ? error.problem.key : '';
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same for a form, which must not reload the page. */
  submit = (work: () => Promise<unknown>) => (event: SubmitEvent) => {
    event.preventDefault();
    void work();
  };
}
