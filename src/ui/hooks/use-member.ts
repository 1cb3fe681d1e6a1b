import { isSignedIn, type SignedIn } from '#domain/users/session';
import { useSession } from '../app/providers/session-provider';

/** Who is signed in; null on the way out, before the guard has led away. */
export const useMember = (): SignedIn | null => {
  const { session } = useSession();
  return isSignedIn(session) ? session : null;
};
