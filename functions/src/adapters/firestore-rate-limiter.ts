import { randomBytes } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as t from 'io-ts';
import { rateLimited } from '#domain/shared/failure';
import { addDays, toIsoDate } from '#domain/shared/dates';
import { takeToken } from '#domain/rate-limit/token-bucket';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import { tryAdminSdk, tryVoid } from './admin-sdk';

const Bucket = t.strict({ tokens: t.number, at: t.number });

/** The field of the TTL policy, which deletes full buckets and former secrets. @param at ms since 1970. */
const deletedFrom = (at: number) => ({ fullAt: Timestamp.fromMillis(at) });

/** Reads the secret of a day, or makes it: of several instances, the first. */
const readSecret = (store: Firestore, day: string): Promise<string> =>
  store.runTransaction(async (transaction) => {
    const reference = store.doc(`limits/secret-${day}`);
    const stored: unknown = (await transaction.get(reference)).get('secret');
    if (typeof stored === 'string') return stored;
    const secret = randomBytes(32).toString('hex');
    transaction.set(reference, { schemaVersion: 1, secret, ...deletedFrom(Date.parse(`${addDays(day, 1)}T00:00:00Z`)) });
    return secret;
  });

/** Rate limiter with buckets in `limits/{key}`. */
export const firestoreRateLimiter = (store: Firestore): RateLimiter => {
  let known: { readonly day: string; readonly secret: string } | null = null;
  return {
    take: (key, rule, now, reserved) =>
      tryAdminSdk(() =>
        store.runTransaction(async (transaction) => {
          const reference = store.doc(`limits/${key}`);
          const read = Bucket.decode((await transaction.get(reference)).data());
          const { bucket, allowed, retryAfterMs, used } = takeToken(E.isRight(read) ? read.right : null, rule, now, reserved);
          if (!allowed) return E.left(rateLimited(retryAfterMs));
          const fullAt = now + Math.ceil((rule.capacity - bucket.tokens) * rule.refillMs);
          transaction.set(reference, { schemaVersion: 1, ...bucket, ...deletedFrom(fullAt) });
          return E.right(used);
        }),
      ),
    release: (key) => tryVoid(() => store.doc(`limits/${key}`).delete()),
    secretOfDay: (now) =>
      tryAdminSdk(async () => {
        const day = toIsoDate(now);
        if (known?.day !== day) known = { day, secret: await readSecret(store, day) };
        return E.right(known.secret);
      }),
  };
};
