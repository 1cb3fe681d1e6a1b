import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import type { FeedbackAdminRepository } from './feedback-admin-repository';
import type { StoredFeedback } from './feedback-inbox';

export type FeedbackAdminTestbed = {
  readonly repository: FeedbackAdminRepository;
  readonly put: (message: StoredFeedback) => Promise<void>;
  /** Returns a stored message; null if there is none. */
  readonly read: (id: string) => Promise<StoredFeedback | null>;
  /** An unused id. */
  readonly id: string;
};

export const keepsFeedbackAdminRepositoryContract = (name: string, make: () => FeedbackAdminTestbed): void => {
  const open = async () => {
    const testbed = make();
    const message: StoredFeedback = { id: testbed.id, message: 'More westerns, please.', email: null, sentAt: 1, state: 'new' };
    await testbed.put(message);
    return { ...testbed, message };
  };

  describe(`${name}: FeedbackAdminRepository contract`, () => {
    it('setState changes the state only, and nothing when repeated, and returns the text', async () => {
      const { repository, read, message } = await open();
      for (const state of ['read', 'read', 'answered', 'new'] as const) {
        expect(await expectRight(repository.setState(message.id, state))).toBe(message.message);
        expect(await read(message.id)).toEqual({ ...message, state });
      }
    });

    it('delete removes a message once and returns its text; setState then fails with not-found and stores nothing', async () => {
      const { repository, read, message } = await open();
      expect([await expectRight(repository.delete(message.id)), await expectRight(repository.delete(message.id))]).toEqual([
        message.message, null,
      ]);
      expect(await expectFailure(repository.setState(message.id, 'read'))).toEqual({ _tag: 'not-found', what: 'message' });
      expect(await read(message.id)).toBeNull();
    });
  });
};
