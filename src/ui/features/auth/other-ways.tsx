import { APP_CONFIG, PASSKEYS } from '#application/service-keys';
import { useService } from '#ui/services.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { GoogleSignInProps } from './google/google-sign-in';
import './other-ways.css';

const GoogleRoom = ({ isSignUp }: GoogleSignInProps): React.JSX.Element => (
  <div className={isSignUp ? 'google-sign-in' : 'google-sign-in with-terms'} />
);
const PasskeyRoom = (): React.JSX.Element => <div className="passkey-sign-in" />;

/** Loaded on the pages of sites with Google only. A failure leaves its room, so that nothing moves. */
const LazyGoogleSignIn = lazyOptionalPart<GoogleSignInProps>(
  () => import('./google/google-sign-in').then((module) => module.GoogleSignIn), GoogleRoom,
);
/** The same for passkeys. */
const LazyPasskeySignIn = lazyOptionalPart(() => import('./passkey/passkey-sign-in').then((module) => module.PasskeySignIn), PasskeyRoom);

/**
 * Offers what the site accepts besides e-mail and password, below their form: passkeys where the browser has them and to people who have an
 * account, then Google.
 */
export const OtherWays = ({ isSignUp }: GoogleSignInProps): React.JSX.Element => {
  const [passkeys, { hasGoogle = false }] = [useService(PASSKEYS), useService(APP_CONFIG)];
  return (
    <>
      {isSignUp || passkeys === null ? null : <LazyPasskeySignIn />}
      {hasGoogle ? <LazyGoogleSignIn isSignUp={isSignUp} /> : null}
    </>
  );
};
