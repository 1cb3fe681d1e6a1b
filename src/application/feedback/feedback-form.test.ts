import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { timedOut } from '#domain/shared/failure';
import { MAX_FEEDBACK_LENGTH, type Feedback, type FeedbackService } from '#domain/feedback/feedback';
import { initialFeedbackValues, feedbackFormMachine, type FeedbackValues } from './feedback-form';

const startForm = () => {
  const messages: Feedback[] = [];
  const machine = feedbackFormMachine(
    { send: ({ message, email }) => TE.fromIO(() => void messages.push({ message, email })) },
    () => 'one',
  );
  const form = createActor(machine, { input: { initial: initialFeedbackValues } }).start();
  const write = (values: Partial<FeedbackValues>): void => form.send({ type: 'field.changed', values });
  return { form, messages, write };
};

describe('feedbackFormMachine', () => {
  it('sends the trimmed message, and null for an empty address', async () => {
    const { form, messages, write } = startForm();
    write({ message: '  The posters are lovely.\n', email: ' ' });
    form.send({ type: 'form.submitted' });
    await waitFor(form, (now) => now.matches('submitted'));
    expect(messages).toEqual([{ message: 'The posters are lovely.', email: null }]);
  });

  it('sends the same id until the message is stored, and a new one for a changed message and for the next one', async () => {
    const ids: (string | undefined)[] = [];
    let [isFailing, made] = [true, 0];
    const send: FeedbackService['send'] = ({ id }) => {
      ids.push(id);
      return isFailing ? TE.left(timedOut) : TE.right(undefined);
    };
    const form = createActor(
      feedbackFormMachine({ send }, () => `id ${(made += 1)}`),
      { input: { initial: { message: 'Hi', email: '' } } },
    ).start();
    const submit = async (state: 'failed' | 'submitted') => {
      form.send({ type: 'form.submitted' });
      await waitFor(form, (now) => now.matches(state) && ids.length > 0 && !now.hasTag('busy'));
    };
    await submit('failed');
    await submit('failed');
    form.send({ type: 'field.changed', values: { message: 'Hello' } });
    await submit('failed');
    isFailing = false;
    await submit('submitted');
    form.send({ type: 'form.reset', values: { message: 'Hello', email: '' } });
    await submit('submitted');
    expect(ids).toEqual(['id 1', 'id 1', 'id 2', 'id 2', 'id 3']);
  });

  it('aborts a pending submission when the form stops', () => {
    const signals: (AbortSignal | undefined)[] = [];
    const machine = feedbackFormMachine({
      send: (_, signal) => {
        signals.push(signal);
        return () => new Promise<never>(() => undefined);
      },
    }, () => 'one');
    const form = createActor(machine, { input: { initial: { message: 'Half a thought', email: '' } } }).start();
    form.send({ type: 'form.submitted' });
    expect(signals).toMatchObject([{ aborted: false }]);
    form.stop();
    expect(signals).toMatchObject([{ aborted: true }]);
  });

  it('requires a message of at most 4,000 characters and a valid or empty address', () => {
    const { form, write } = startForm();
    const errors = (values: Partial<FeedbackValues>) => {
      write(values);
      return form.getSnapshot().context.errors;
    };
    expect(errors({ message: ' \n ' })).toEqual({ message: 'required' });
    expect(errors({ message: 'x'.repeat(MAX_FEEDBACK_LENGTH) })).toEqual({});
    expect(errors({ message: 'x'.repeat(MAX_FEEDBACK_LENGTH + 1) })).toEqual({ message: 'too-long' });
    expect(errors({ message: 'x', email: 'maya' })).toEqual({ email: 'not-an-email' });
    expect(errors({ email: ' maya@example.org ' })).toEqual({});
    expect(errors({ email: `${'m'.repeat(250)}@a.de` })).toEqual({ email: 'too-long' });
  });
});
