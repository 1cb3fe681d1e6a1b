import { createActor, setup, type ActorRefFrom } from 'xstate';
import type { SessionActor } from '#application/session/session-machine';

/** Models the full-screen loading indicator: shown from start-up until the session is known, then hidden for good. */
export const pageSpinnerMachine = setup({
  types: { events: {} as { readonly type: 'spinner.released' } },
}).createMachine({
  id: 'page-spinner',
  initial: 'shown',
  states: {
    shown: { description: 'The session is not known.', on: { 'spinner.released': 'hidden' } },
    hidden: { type: 'final', description: 'The session is known.' },
  },
});

export type PageSpinnerActor = ActorRefFrom<typeof pageSpinnerMachine>;

/** Starts a spinner that is released as soon as the session leaves `starting`. */
export const startPageSpinner = (session: SessionActor): PageSpinnerActor => {
  const spinner = createActor(pageSpinnerMachine).start();
  const release = (): void => {
    if (spinner.getSnapshot().matches('shown') && !session.getSnapshot().matches('starting')) spinner.send({ type: 'spinner.released' });
  };
  session.subscribe(release);
  release();
  return spinner;
};
