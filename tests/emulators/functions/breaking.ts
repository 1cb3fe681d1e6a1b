import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/answer';
import { unexpected } from '#domain/failure';
import { firebaseWorld } from '../../../functions/src/firebase-world';
import type { World } from '../../../functions/src/world';
import { BUCKET } from './house';

export const crash = TE.left(unexpected('crash'));

/** The real world, which breaks down at its n-th write: either before it is made, or after it with the answer lost. */
export const breaking = (at: number, moment: 'before' | 'after'): { readonly world: World; readonly writes: () => number } => {
  const world = firebaseWorld(BUCKET);
  let writes = 0;
  const counted =
    <A>(write: Answer<A>): Answer<A> =>
    async () => {
      writes += 1;
      if (writes !== at) return write();
      if (moment === 'after') await write();
      return crash();
    };
  const { identities, members, avatars, limits } = world;
  return {
    writes: () => writes,
    world: {
      ...world,
      identities: {
        ...identities,
        open: (uid, account) => counted(identities.open(uid, account)),
        change: (uid, patch) => counted(identities.change(uid, patch)),
        setRole: (uid, role) => counted(identities.setRole(uid, role)),
        endSessions: (uid) => counted(identities.endSessions(uid)),
        close: (uid) => counted(identities.close(uid)),
      },
      members: {
        ...members,
        decide: (by, of, decision) => counted(members.decide(by, of, decision)),
        establish: (uid, plan) => counted(members.establish(uid, plan)),
        clear: (uid) => counted(members.clear(uid)),
        forget: (uid) => counted(members.forget(uid)),
      },
      avatars: { remove: (uid) => counted(avatars.remove(uid)) },
      limits: { ...limits, forget: (key) => counted(limits.forget(key)) },
    },
  };
};
