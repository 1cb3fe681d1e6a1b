import { createActor, setup, type ActorRefFrom } from 'xstate';
import type { SessionActor } from '../session/session-machine';

/** The full-screen indicator: shown from the start until it is known who is there, and never again after that. */
export const pageSpinnerMachine = setup({
  types: { events: {} as { readonly type: 'spinner.released' } },
}).createMachine({
  id: 'page-spinner',
  initial: 'shown',
  states: { shown: { on: { 'spinner.released': 'hidden' } }, hidden: { type: 'final' } },
});

export type PageSpinnerActor = ActorRefFrom<typeof pageSpinnerMachine>;

/** A spinner that is released as soon as the session is known. */
export const startPageSpinner = (session: SessionActor): PageSpinnerActor => {
  const spinner = createActor(pageSpinnerMachine).start();
  const release = (): void => {
    if (!session.getSnapshot().matches('loading')) spinner.send({ type: 'spinner.released' });
  };
  session.subscribe(release);
  release();
  return spinner;
};
