import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { offline } from '#domain/shared/failure';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { formMachine, isValid, shownError, type FieldErrors } from './form-machine';
import { isDirty } from './is-dirty';

type Draft = { readonly to: string; readonly text: string };
const blank: Draft = { to: '', text: '' };
const validate = ({ text }: Draft): FieldErrors<Draft> => (text === '' ? { text: 'required' } : {});

const coverage = transitionCoverage();
/** Starts a form whose submissions are resolved manually through `answers`. */
const startForm = (options: { readonly requiresChange?: boolean; readonly values?: Draft } = {}) => {
  const sent: Draft[] = [];
  const signals: AbortSignal[] = [];
  const answers: Array<(answer: E.Either<typeof offline, void>) => void> = [];
  const submit = (draft: Draft, signal: AbortSignal): Answer<void> => () => {
    sent.push(draft);
    signals.push(signal);
    return new Promise((resolve) => answers.push(resolve));
  };
  const machine = formMachine<Draft>({ validate, submit, requiresChange: options.requiresChange ?? false });
  const input = options.values === undefined ? { initial: blank } : { initial: blank, values: options.values };
  return { actor: coverage.start(machine, { input }), machine, sent, signals, answers };
};

describe('formMachine', () => {
  it('reports whether it is dirty and valid while editing', () => {
    const { actor } = startForm();
    expect([isDirty(actor.getSnapshot().context), isValid(actor.getSnapshot().context)]).toEqual([false, false]);
    actor.send({ type: 'field.changed', values: { text: 'Dear team' } });
    expect([isDirty(actor.getSnapshot().context), isValid(actor.getSnapshot().context)]).toEqual([true, true]);
    actor.send({ type: 'field.changed', values: { text: '' } });
    expect(isDirty(actor.getSnapshot().context)).toBe(false);
  });

  it('shows errors only after the first submit attempt, and submits nothing while invalid', () => {
    const { actor, sent } = startForm();
    expect(actor.getSnapshot().context).toMatchObject({ showErrors: false, submitAttempts: 0 });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { showErrors: true, submitAttempts: 2, errors: { text: 'required' } },
    });
    expect(sent).toEqual([]);
  });

  it('shows the error of a field that is left before a submit attempt only with requiresChange', () => {
    const errorAfterLeaving = (requiresChange: boolean, field: keyof Draft): string | undefined => {
      const { actor } = startForm({ requiresChange });
      actor.send({ type: 'field.left', field });
      return shownError(actor.getSnapshot().context, 'text');
    };
    expect([errorAfterLeaving(true, 'text'), errorAfterLeaving(true, 'to'), errorAfterLeaving(false, 'text')]).toEqual([
      'required', undefined, undefined,
    ]);
  });

  it('submits once when form.submitted is sent twice', async () => {
    const { actor, sent, answers } = startForm();
    actor.send({ type: 'field.changed', values: { text: 'Dear team' } });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'field.changed', values: { text: 'Too late' } });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    answers[0]?.(E.right(undefined));
    await waitFor(actor, (now) => now.matches('submitted'));
    expect(sent).toEqual([{ to: '', text: 'Dear team' }]);
  });

  it('keeps the values after a failure, and can be resubmitted unchanged or changed', async () => {
    const { actor, sent, answers } = startForm();
    actor.send({ type: 'field.changed', values: { text: 'Dear team' } });
    actor.send({ type: 'form.submitted' });
    answers[0]?.(E.left(offline));
    await waitFor(actor, (now) => now.matches('failed'));
    expect(actor.getSnapshot().context).toMatchObject({ values: { text: 'Dear team' }, failure: offline });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    answers[1]?.(E.left(offline));
    await waitFor(actor, (now) => now.matches('failed'));
    actor.send({ type: 'field.changed', values: { to: 'the team' } });
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: null } });
    actor.send({ type: 'form.submitted' });
    answers[2]?.(E.right(undefined));
    await waitFor(actor, (now) => now.matches('submitted'));
    expect(sent.map(({ to }) => to)).toEqual(['', '', 'the team']);
  });

  it('fails after the submission if what the submission started has failed', async () => {
    const { actor, answers } = startForm();
    actor.send({ type: 'field.changed', values: { text: 'Dear team' } });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'submission.failed', failure: offline });
    expect(actor.getSnapshot().value).toBe('submitting');
    answers[0]?.(E.right(undefined));
    await waitFor(actor, (now) => now.matches('submitted'));
    actor.send({ type: 'submission.failed', failure: offline });
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { values: { text: 'Dear team' }, failure: offline } });
  });

  it('resets to the initial or to given values, and aborts a pending submission', () => {
    const { actor, signals } = startForm();
    actor.send({ type: 'field.changed', values: { text: 'Dear team' } });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.reset' });
    expect(signals[0]?.aborted).toBe(true);
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { values: blank, showErrors: false } });
    actor.send({ type: 'form.reset', values: { to: 'you', text: 'Hello' } });
    expect(isDirty(actor.getSnapshot().context)).toBe(false);
    expect(actor.getSnapshot().context.values.text).toBe('Hello');
  });

  it('starts with draft values that differ from the initial values', () => {
    const { actor } = startForm({ values: { to: '', text: 'Half a thou' } });
    expect(actor.getSnapshot().context).toMatchObject({ initial: blank, values: { text: 'Half a thou' }, errors: {} });
  });

  it('blocks submission of unchanged values with requiresChange', () => {
    const reset = { to: '', text: 'As before' };
    const { actor } = startForm({ requiresChange: true });
    actor.send({ type: 'form.reset', values: reset });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('editing');
    actor.send({ type: 'field.changed', values: { text: 'Different' } });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it('reaches every state', () => {
    const { machine } = startForm();
    const events = [
      { type: 'field.changed', values: { text: 'x' } },
      { type: 'form.submitted' },
      { type: 'xstate.done.actor.0.form.submitting', output: undefined },
      { type: 'xstate.error.actor.0.form.submitting', error: offline },
    ];
    expect(stateAfter(machine, events, { initial: { to: '', text: 'x' } })).toEqual(reachableStates(machine));
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
