import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { forbidden } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import type { UserId } from '#domain/users/user-id';
import type { CalendarFeeds } from './calendar-feeds';

const newSecret = (): string => crypto.randomUUID().replaceAll('-', '');

export type CalendarFeedsTestbed = {
  readonly feeds: CalendarFeeds;
  /** Two users without an address, whose access records have `since` 7, and two whose account is gone or being deleted. */
  readonly one: UserId;
  readonly other: UserId;
  readonly gone: ReadonlyArray<UserId>;
};

export const keepsCalendarFeedsContract = (name: string, make: () => Promise<CalendarFeedsTestbed>): void => {
  describe(`${name}: CalendarFeeds contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('finds an address by its member and by its secret, until it is replaced or removed', async () => {
      const { feeds, one, other } = await make();
      const [first, second, third] = [newSecret(), newSecret(), newSecret()];
      expect(await expectRight(feeds.find(one))).toEqual(O.none);
      expect(await expectRight(feeds.findBySecret(first))).toEqual(O.none);
      await expectRight(feeds.replace(one, first, 1));
      await expectRight(feeds.replace(other, third, 1));
      expect(await expectRight(feeds.find(one))).toEqual(O.some({ uid: one, secret: first, file: null, createdAt: 1, since: 7 }));
      expect(O.isSome(await expectRight(feeds.findBySecret(first)))).toBe(true);
      await expectRight(feeds.replace(one, second, 2));
      expect(await expectRight(feeds.findBySecret(first))).toEqual(O.none);
      expect(await expectRight(feeds.findBySecret(second))).toMatchObject(O.some({ uid: one, secret: second, file: null, createdAt: 2 }));
      await expectRight(feeds.remove(one));
      await expectRight(feeds.remove(one));
      expect(await expectRight(feeds.findBySecret(second))).toEqual(O.none);
      expect(await expectRight(feeds.find(other))).toMatchObject(O.some({ uid: other, secret: third }));
    });

    it('stores the file of the present secret only, and keeps it for the next one', async () => {
      const { feeds, one } = await make();
      const [first, second] = [newSecret(), newSecret()];
      const file = { text: 'BEGIN:VCALENDAR\r\n', writtenAt: 1_795_000_000_000 };
      await expectRight(feeds.replace(one, first, 1));
      await expectRight(feeds.storeFile({ uid: one, secret: first }, file));
      expect(await expectRight(feeds.findBySecret(first))).toMatchObject(O.some({ uid: one, secret: first, file, createdAt: 1, since: 7 }));
      await expectRight(feeds.replace(one, second, 2));
      await expectRight(feeds.storeFile({ uid: one, secret: first }, { ...file, writtenAt: 1 }));
      expect(await expectRight(feeds.find(one))).toMatchObject(O.some({ uid: one, secret: second, file }));
      await expectRight(feeds.remove(one));
      await expectRight(feeds.storeFile({ uid: one, secret: second }, file));
      expect(await expectRight(feeds.find(one))).toEqual(O.none);
    });

    it('gives no address to an account that is gone or being deleted', async () => {
      const { feeds, gone } = await make();
      for (const uid of gone) {
        expect(await expectFailure(feeds.replace(uid, newSecret(), 1))).toEqual(forbidden('this account'));
        expect(await expectRight(feeds.find(uid))).toEqual(O.none);
      }
    });

    it('has no titles of a member without a history and a watchlist', async () => {
      const { feeds, one } = await make();
      expect(await expectRight(feeds.findTitles(one, '2026-11-20'))).toEqual([]);
      expect(await expectRight(feeds.findWatchlist(one))).toEqual([]);
    });
  });
};
