import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { changeFeedback } from './change-feedback';

const feedbackInbox = {
  setState: () => TE.right('More westerns,\nplease.'),
  delete: (id: string) => TE.right(id === 'gone' ? null : 'Hello'),
};

describe('changeFeedback', () => {
  it('names a message by its beginning in the audit', async () => {
    const { target } = await expectRight(changeFeedback({ feedbackInbox }, ['m1'], 'read'));
    expect(target).toEqual({ kind: 'feedback', id: 'm1', name: 'More westerns, please.' });
  });

  it('names the messages that it deleted, without those that are gone', async () => {
    const { after } = await expectRight(changeFeedback({ feedbackInbox }, ['m1', 'gone', 'm2'], 'delete'));
    expect(after).toMatchObject({ names: 'Hello\nHello', done: 3 });
  });
});
