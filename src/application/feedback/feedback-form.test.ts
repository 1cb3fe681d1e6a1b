import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { MAX_MESSAGE_LENGTH, type Feedback } from '#domain/feedback/feedback';
import { blankFeedback, feedbackForm, type FeedbackValues } from './feedback-form';

const startForm = () => {
  const messages: Feedback[] = [];
  const machine = feedbackForm({ send: (feedback) => TE.fromIO(() => void messages.push(feedback)) });
  const form = createActor(machine, { input: { initial: blankFeedback } }).start();
  const write = (values: Partial<FeedbackValues>): void => form.send({ type: 'field.changed', values });
  return { form, messages, write };
};

describe('feedbackForm', () => {
  it('sends the trimmed message, and null for an empty address', async () => {
    const { form, messages, write } = startForm();
    write({ message: '  The posters are lovely.\n', email: ' ' });
    form.send({ type: 'form.submitted' });
    await waitFor(form, (now) => now.matches('submitted'));
    expect(messages).toEqual([{ message: 'The posters are lovely.', email: null }]);
  });

  it('aborts a pending submission when the form stops', () => {
    const signals: (AbortSignal | undefined)[] = [];
    const machine = feedbackForm({
      send: (_, signal) => {
        signals.push(signal);
        return () => new Promise<never>(() => undefined);
      },
    });
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
    expect(errors({ message: 'x'.repeat(MAX_MESSAGE_LENGTH) })).toEqual({});
    expect(errors({ message: 'x'.repeat(MAX_MESSAGE_LENGTH + 1) })).toEqual({ message: 'too-long' });
    expect(errors({ message: 'x', email: 'maya' })).toEqual({ email: 'not-an-email' });
    expect(errors({ email: ' maya@example.org ' })).toEqual({});
    expect(errors({ email: `${'m'.repeat(250)}@a.de` })).toEqual({ email: 'too-long' });
  });
});
