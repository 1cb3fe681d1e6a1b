import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { aborted, conflict } from '#domain/shared/failure';
import { firestoreFailure } from './firestore-failures';

describe('firestoreFailure', () => {
  it.each([
    ['of a client that the sign-out has closed', 'failed-precondition', 'The client has already been terminated.', aborted],
    ['of a client that the sign-out is closing', 'aborted', 'Firestore shutting down', aborted],
    [
      'of a tab that another tab has taken the storage from', 'failed-precondition',
      'The current tab is not in the required state to perform this operation. It might be necessary to refresh the browser tab.',
      aborted,
    ],
    ['of a failed precondition', 'failed-precondition', 'The document has changed.', conflict('list')],
    ['of an aborted transaction', 'aborted', 'Document version changed between two reads.', conflict('list')],
  ])('returns the failure %s', (_, code, message, failure) => {
    expect(firestoreFailure('list')(new FirebaseError(code, message))).toEqual(failure);
  });
});
