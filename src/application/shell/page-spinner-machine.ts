import { setup } from 'xstate';

/** The full-screen indicator: shown from the start until it is known who is there, and never again after that. */
export const pageSpinnerMachine = setup({
  types: { events: {} as { readonly type: 'spinner.released' } },
}).createMachine({
  id: 'page-spinner',
  initial: 'shown',
  states: { shown: { on: { 'spinner.released': 'hidden' } }, hidden: { type: 'final' } },
});
