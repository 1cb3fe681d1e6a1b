import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { aborted, conflict } from '#domain/shared/failure';
import { firestoreFailure } from './firestore-failures';

describe('firestoreFailure', () => {
  it.each([
    ['a client that the sign-out has closed', 'The client has already been terminated.', aborted],
    ['another failed precondition', 'The document has changed.', conflict('list')],
  ])('tells %s from the other', (_, message, failure) => {
    expect(firestoreFailure('list')(new FirebaseError('failed-precondition', message))).toEqual(failure);
  });
});
