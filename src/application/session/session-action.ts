import { isShutOut } from '#domain/users/access/ended-session';
import type { SessionDocuments } from './document-state';

export type SessionAction = 'nothing' | 'sign-out' | 'sign-out-after-grace' | 'refresh' | 'initialize';

/** Returns the action that makes identity, profile and access record consistent. Unknown documents cause no action. */
export const nextAction = ({ identity, profile, accessRecord }: SessionDocuments): SessionAction => {
  if (accessRecord === 'loading' || accessRecord === 'unavailable') return 'nothing';
  // A deleted record may mean a deleted account: refreshing the token checks that before anything is created again.
  if (accessRecord === 'deleted') return 'refresh';
  // Neither a disabled account nor an ended session can read the profile, so an unknown profile must not prevent the sign-out.
  if (isShutOut(identity, accessRecord)) return accessRecord?.disabled === true ? 'sign-out' : 'sign-out-after-grace';
  if (profile === 'loading' || profile === 'unavailable') return 'nothing';
  if (profile === 'deleted') return 'refresh';
  if (identity.role === null || accessRecord === null || profile === null || profile.email !== identity.email) return 'initialize';
  return accessRecord.role === identity.role ? 'nothing' : 'refresh';
};

/** Returns whether two versions of the documents differ in a value that `nextAction` reads. */
export const affectsNextAction = (before: SessionDocuments, after: SessionDocuments): boolean => basisOf(before) !== basisOf(after);

const basisOf = ({ identity, profile, accessRecord }: SessionDocuments): string =>
  JSON.stringify([
    identity.role, identity.email, identity.authTime,
    profile === null || typeof profile === 'string' ? profile : [profile.email],
    accessRecord,
  ]);
