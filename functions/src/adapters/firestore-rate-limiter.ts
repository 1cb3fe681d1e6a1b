import * as E from 'fp-ts/Either';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as t from 'io-ts';
import { rateLimited } from '#domain/shared/failure';
import { takeToken } from '#domain/rate-limit/token-bucket';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import { tryAdminSdk, tryVoid } from './admin-sdk';

const Bucket = t.strict({ tokens: t.number, at: t.number });

/** Rate limiter with buckets in `limits/{key}`. `fullAt` is the field of the TTL policy that deletes full buckets. */
export const firestoreRateLimiter = (store: Firestore): RateLimiter => ({
  take: (key, rule, now) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const reference = store.doc(`limits/${key}`);
        const read = Bucket.decode((await transaction.get(reference)).data());
        const { bucket, allowed, retryAfterMs } = takeToken(E.isRight(read) ? read.right : null, rule, now);
        if (!allowed) return E.left(rateLimited(retryAfterMs));
        const fullAt = Timestamp.fromMillis(now + Math.ceil((rule.capacity - bucket.tokens) * rule.refillMs));
        transaction.set(reference, { schemaVersion: 1, ...bucket, fullAt });
        return E.right(undefined);
      }),
    ),
  release: (key) => tryVoid(() => store.doc(`limits/${key}`).delete()),
});
