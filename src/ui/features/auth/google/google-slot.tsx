import { APP_CONFIG } from '#application/service-keys';
import { useService } from '#ui/services.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { GoogleSignInProps } from './google-sign-in';
import './google-sign-in.css';

const Room = ({ isSignUp }: GoogleSignInProps): React.JSX.Element => (
  <div className={isSignUp ? 'google-sign-in' : 'google-sign-in with-terms'} />
);

/** Loaded on the pages of sites with Google only. A failure leaves its room, so that nothing moves. */
const LazyGoogleSignIn = lazyOptionalPart<GoogleSignInProps>(() => import('./google-sign-in').then((module) => module.GoogleSignIn), Room);

/** Offers Google below the form for e-mail and password, on sites that accept it. */
export const GoogleSlot = (props: GoogleSignInProps): React.JSX.Element | null =>
  useService(APP_CONFIG).hasGoogle === true ? <LazyGoogleSignIn {...props} /> : null;
