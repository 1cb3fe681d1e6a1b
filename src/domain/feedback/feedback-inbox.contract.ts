import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firstPageCursor, type RowCursor } from '#domain/shared/row-page';
import { openAdminTestbed, uniqueWord } from '#domain/users/contract/admin-testbed.contract';
import { CONTRACT_TIMEOUT_MS, type BackendTestbed } from '#domain/users/contract/backend.contract';
import type { StoredFeedback } from './feedback-inbox';

export type FeedbackTestbed = BackendTestbed & { readonly putMessage: (message: StoredFeedback) => Promise<void> };

export const keepsFeedbackInboxContract = (name: string, make: () => Promise<FeedbackTestbed>): void => {
  /** Time that no other message has, in ms since 1970; a second try gets others. */
  let lastTime = 4e15;
  /** Opens an admin area with four messages, a first. Their times follow one another at a time that no other test uses. */
  const open = async () => {
    const area = await openAdminTestbed(make);
    const word = uniqueWord();
    const sentAt = (lastTime += 10);
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries())
      await area.testbed.putMessage({
        id: `${word}-${id}`, message: `More ${id}`, email: index === 0 ? 'nell@marquee.example' : null, sentAt: sentAt - index,
        state: 'new',
      });
    const { feedback, api } = area.ports;
    return {
      ...area,
      feedback,
      change: (ids: string, action: Parameters<typeof api.changeFeedback>[1]) =>
        expectRight(
          api.changeFeedback(
            ids.split(' ').map((id) => `${word}-${id}`),
            action,
          ),
        ),
      idOf: (id: string) => `${word}-${id}`,
      idsOf: (messages: ReadonlyArray<StoredFeedback>) =>
        messages
          .filter(({ id }) => id.startsWith(word))
          .map(({ id }) => id.slice(-1))
          .join(' '),
    };
  };

  describe(`${name}: FeedbackInbox contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('reads messages, last one first, behind and before a message', async () => {
      const { feedback, idOf, idsOf } = await open();
      const page = (range: RowCursor, limit: number) => expectRight(feedback.page(null, range, limit));
      const behind = await page({ after: idOf('a') }, 2);
      expect([idsOf(behind.rows), behind.hasPrevious]).toEqual(['b c', true]);
      const before = await page({ before: idOf('d') }, 2);
      expect([idsOf(before.rows), before.hasPrevious, before.hasNext]).toEqual(['b c', true, true]);
      expect((await page({ before: idOf('b') }, 1)).rows).toMatchObject([
        { id: idOf('a'), message: 'More a', email: 'nell@marquee.example', state: 'new' },
      ]);
    });

    it('filters by state, and shows changes at once', async () => {
      const { feedback, change, idsOf } = await open();
      const read = async (state: StoredFeedback['state']) => idsOf((await expectRight(feedback.page(state, firstPageCursor, 50))).rows);
      expect(await change('a c', 'answered')).toMatchObject([{ refused: null }, { refused: null }]);
      expect([await read('answered'), await read('new')]).toEqual(['a c', 'b d']);
      await change('c', 'unread');
      await change('b', 'read');
      expect([await read('answered'), await read('read'), await read('new')]).toEqual(['a', 'b', 'c d']);
      for (let time = 0; time < 2; time += 1) expect(await change('c d', 'delete')).toMatchObject([{ refused: null }, { refused: null }]);
      expect(await read('new')).toBe('');
      expect(await change('d', 'read')).toMatchObject([{ refused: { reason: 'not-found', what: 'message' } }]);
    });
  });
};
