import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { offline } from '#domain/shared/failure';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { formMachine, isDirty, isValid, type FieldErrors } from './form-machine';

type Letter = { readonly to: string; readonly text: string };
const blank: Letter = { to: '', text: '' };
const validate = ({ text }: Letter): FieldErrors<Letter> => (text === '' ? { text: 'required' } : {});

const book = transitionCoverage();
/** A form whose answers are given by hand. */
const begin = (options: { readonly requiresChange?: boolean; readonly values?: Letter } = {}) => {
  const sent: Letter[] = [];
  const signals: AbortSignal[] = [];
  const answers: Array<(answer: E.Either<typeof offline, void>) => void> = [];
  const submit = (letter: Letter, signal: AbortSignal): Answer<void> => () => {
    sent.push(letter);
    signals.push(signal);
    return new Promise((resolve) => answers.push(resolve));
  };
  const machine = formMachine<Letter>({ validate, submit, requiresChange: options.requiresChange ?? false });
  const input = options.values === undefined ? { initial: blank } : { initial: blank, values: options.values };
  return { actor: book.start(machine, { input }), machine, sent, signals, answers };
};

describe('formMachine', () => {
  it('knows whether it is dirty and valid while it is edited', () => {
    const { actor } = begin();
    expect([isDirty(actor.getSnapshot().context), isValid(actor.getSnapshot().context)]).toEqual([false, false]);
    actor.send({ type: 'field.changed', values: { text: 'Dear house' } });
    expect([isDirty(actor.getSnapshot().context), isValid(actor.getSnapshot().context)]).toEqual([true, true]);
    actor.send({ type: 'field.changed', values: { text: '' } });
    expect(isDirty(actor.getSnapshot().context)).toBe(false);
  });

  it('tells faults only after an attempt to send, and sends nothing', () => {
    const { actor, sent } = begin();
    expect(actor.getSnapshot().context).toMatchObject({ showErrors: false, submitAttempts: 0 });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { showErrors: true, submitAttempts: 2, errors: { text: 'required' } } });
    expect(sent).toEqual([]);
  });

  it('sends once, however often it is asked to', async () => {
    const { actor, sent, answers } = begin();
    actor.send({ type: 'field.changed', values: { text: 'Dear house' } });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'field.changed', values: { text: 'Too late' } });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    answers[0]?.(E.right(undefined));
    await waitFor(actor, (now) => now.matches('submitted'));
    expect(sent).toEqual([{ to: '', text: 'Dear house' }]);
  });

  it('keeps what was entered when it is refused, and can be sent again as it is or changed', async () => {
    const { actor, sent, answers } = begin();
    actor.send({ type: 'field.changed', values: { text: 'Dear house' } });
    actor.send({ type: 'form.submitted' });
    answers[0]?.(E.left(offline));
    await waitFor(actor, (now) => now.matches('failed'));
    expect(actor.getSnapshot().context).toMatchObject({ values: { text: 'Dear house' }, failure: offline });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    answers[1]?.(E.left(offline));
    await waitFor(actor, (now) => now.matches('failed'));
    actor.send({ type: 'field.changed', values: { to: 'the house' } });
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: null } });
    actor.send({ type: 'form.submitted' });
    answers[2]?.(E.right(undefined));
    await waitFor(actor, (now) => now.matches('submitted'));
    expect(sent.map(({ to }) => to)).toEqual(['', '', 'the house']);
  });

  it('begins anew with the values of the beginning or with others, and tells the one on its way to stop', () => {
    const { actor, signals } = begin();
    actor.send({ type: 'field.changed', values: { text: 'Dear house' } });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.reset' });
    expect(signals[0]?.aborted).toBe(true);
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { values: blank, showErrors: false } });
    actor.send({ type: 'form.reset', values: { to: 'you', text: 'Hello' } });
    expect(isDirty(actor.getSnapshot().context)).toBe(false);
    expect(actor.getSnapshot().context.values.text).toBe('Hello');
  });

  it('takes a draft up where it was left', () => {
    const { actor } = begin({ values: { to: '', text: 'Half a thou' } });
    expect(actor.getSnapshot().context).toMatchObject({ initial: blank, values: { text: 'Half a thou' }, errors: {} });
  });

  it('can ask for a change before anything is sent', () => {
    const draft = { to: '', text: 'As before' };
    const { actor } = begin({ requiresChange: true });
    actor.send({ type: 'form.reset', values: draft });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('editing');
    actor.send({ type: 'field.changed', values: { text: 'Different' } });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it('gets to every state', () => {
    const { machine } = begin();
    const events = [
      { type: 'field.changed', values: { text: 'x' } },
      { type: 'form.submitted' },
      { type: 'xstate.done.actor.0.form.submitting', output: undefined },
      { type: 'xstate.error.actor.0.form.submitting', error: offline },
    ];
    expect(stateAfter(machine, events, { initial: { to: '', text: 'x' } })).toEqual(reachableStates(machine));
  });

  afterAll(() => expect(book.uncovered()).toEqual([]));
});
