import * as E from 'fp-ts/Either';
import { conflict, type Failure } from '#domain/shared/failure';
import type { ExpectedUserValues } from '#domain/users/admin-api';
import type { AccessPolicy, ServerProfilePatch } from './access-policy';

/** Another caller has changed a field since the caller read its value. */
export const changedMeanwhile: Failure = conflict('somebody else has changed this user');

/** Compares two values of a field. Profiles without a phone number have null, no field or an empty text. */
const isSame = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '');

/**
 * Returns whether a field of a stored profile has neither the expected value nor already the one in `patch`.
 * @param profile the stored fields, not decoded.
 */
export const isChangedMeanwhile = (
  { displayName: name, ...others }: ExpectedUserValues, patch: ServerProfilePatch, profile: Readonly<Record<string, unknown>>,
): boolean => {
  const values: Readonly<Record<string, unknown>> = patch;
  return Object.entries({ name, ...others }).some(([field, value]) => {
    const stored = profile[field];
    return value !== undefined && !isSame(stored, value) && !(field in values && isSame(stored, values[field]));
  });
};

/**
 * Returns the policy with a condition: each field of the profile has the expected value, or already the value in `patch`, so that a
 * repeated call succeeds. Fails with `changedMeanwhile` otherwise.
 */
export const policyIfUnchanged =
  (expected: ExpectedUserValues, patch: ServerProfilePatch, policy: AccessPolicy): AccessPolicy =>
  (context) =>
    context.profile === null || isChangedMeanwhile(expected, patch, context.profile) ? E.left(changedMeanwhile) : policy(context);
