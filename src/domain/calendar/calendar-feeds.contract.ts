import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import type { UserId } from '#domain/users/user-id';
import type { CalendarFeeds } from './calendar-feeds';

const newSecret = (): string => crypto.randomUUID().replaceAll('-', '');

/** @param make returns the port and the ids of two users without an address. */
export const keepsCalendarFeedsContract = (
  name: string, make: () => Promise<{ readonly feeds: CalendarFeeds; readonly one: UserId; readonly other: UserId }>,
): void => {
  describe(`${name}: CalendarFeeds contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('finds an address by its member and by its secret, until it is replaced or removed', async () => {
      const { feeds, one, other } = await make();
      const [first, second, third] = [newSecret(), newSecret(), newSecret()];
      expect(await expectRight(feeds.find(one))).toEqual(O.none);
      expect(await expectRight(feeds.findBySecret(first))).toEqual(O.none);
      await expectRight(feeds.replace(one, first, 1));
      await expectRight(feeds.replace(other, third, 1));
      expect(await expectRight(feeds.find(one))).toEqual(O.some({ uid: one, secret: first, file: null }));
      expect(await expectRight(feeds.findBySecret(first))).toEqual(O.some({ uid: one, secret: first, file: null }));
      await expectRight(feeds.replace(one, second, 2));
      expect(await expectRight(feeds.findBySecret(first))).toEqual(O.none);
      expect(await expectRight(feeds.findBySecret(second))).toEqual(O.some({ uid: one, secret: second, file: null }));
      await expectRight(feeds.remove(one));
      await expectRight(feeds.remove(one));
      expect(await expectRight(feeds.findBySecret(second))).toEqual(O.none);
      expect(await expectRight(feeds.find(other))).toEqual(O.some({ uid: other, secret: third, file: null }));
    });

    it('stores the file of the present secret only, and keeps it for the next one', async () => {
      const { feeds, one } = await make();
      const [first, second] = [newSecret(), newSecret()];
      const file = { text: 'BEGIN:VCALENDAR\r\n', writtenAt: 1_795_000_000_000 };
      await expectRight(feeds.replace(one, first, 1));
      await expectRight(feeds.storeFile({ uid: one, secret: first }, file));
      expect(await expectRight(feeds.findBySecret(first))).toEqual(O.some({ uid: one, secret: first, file }));
      await expectRight(feeds.replace(one, second, 2));
      await expectRight(feeds.storeFile({ uid: one, secret: first }, { ...file, writtenAt: 1 }));
      expect(await expectRight(feeds.find(one))).toEqual(O.some({ uid: one, secret: second, file }));
      await expectRight(feeds.remove(one));
      await expectRight(feeds.storeFile({ uid: one, secret: second }, file));
      expect(await expectRight(feeds.find(one))).toEqual(O.none);
    });

    it('has no titles of a member without a history and a watchlist', async () => {
      const { feeds, one } = await make();
      expect(await expectRight(feeds.findTitles(one, '2026-11-20'))).toEqual([]);
    });
  });
};
