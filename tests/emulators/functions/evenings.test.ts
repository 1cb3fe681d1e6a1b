import { randomBytes, randomInt } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { sharedEveningsOf } from '#application/server/evenings/evening-use-cases.fixture';
import { createEveningCode } from '#domain/shared-evening/shared-evening';
import { keepsEveningRepositoryContract } from '#domain/shared-evening/evening-repository.contract';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firestoreEvenings } from '../../../functions/src/adapters/evenings/firestore-evenings';
import { store, unique } from './functions-testbed';

keepsEveningRepositoryContract('firestoreEvenings', () => ({ evenings: firestoreEvenings(store), newId: () => unique('evening') }));

it('two guests at one moment: one takes the place, and Firestore deletes the evening when it is over', async () => {
  const evenings = sharedEveningsOf({
    evenings: firestoreEvenings(store), clock: Date,
    newEveningId: () => randomBytes(16).toString('hex'), newEveningCode: () => createEveningCode(randomInt),
  });
  const { evening } = await expectRight(evenings.create('a'.repeat(32), { mediaType: 'tv', minutes: null }));
  const joined = await Promise.all(['b', 'c'].map((letter) => evenings.join(letter.repeat(32), { id: evening.id })()));
  expect(joined.map(({ _tag }) => _tag).sort()).toEqual(['Left', 'Right']);
  const stored = await store.doc(`evenings/${evening.id}`).get();
  expect([stored.get('deleteAt'), stored.get('schemaVersion')]).toEqual([Timestamp.fromMillis(evening.expiresAt), 1]);
});
