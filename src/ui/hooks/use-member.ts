import { isSignedIn, type SignedIn } from '#domain/users/session';
import { useSession } from '#ui/shell/providers/session-provider.tsx';

/** Returns the signed-in user; null during sign-out, before the guard has redirected. */
export const useMember = (): SignedIn | null => {
  const { session } = useSession();
  return isSignedIn(session) ? session : null;
};
