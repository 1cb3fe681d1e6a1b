import { createRequire } from 'node:module';

type Act = (callback: () => unknown) => PromiseLike<unknown>;

/**
 * Lets React go on with what was suspended within `act`. When a component suspends by `use` in an `act` that nobody awaits, such as that of
 * `render` and `fireEvent`, React drops the rest of that work, and the component stays away for ever, because the root counts as scheduled.
 * The Testing Library takes `act` when it is loaded, so this file is loaded before it.
 */
const react = createRequire(import.meta.url)('react') as { act: Act & { readonly isFinished?: true } };
const { act } = react;
// Set-up files run once for each test file, in one worker.
if (act.isFinished !== true)
  react.act = Object.assign((callback: () => unknown) => {
    const ended = act(callback);
    // Only a call of `then` makes React flush its queue again.
    void Promise.resolve(ended);
    return ended;
  }, { isFinished: true as const });
