import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ACCOUNT_USE_CASES, BROWSER_STORAGE, LOG } from '#application/service-keys';
import { noteSignUp, takeVisitorTitles } from '#application/profile/visitor-data';
import { isSignedOutView } from '#application/session/session-service';
import type { Answer } from '#domain/shared/answer';
import { windowBlocked, windowClosed, type GoogleSignInResult, type GoogleWay } from '#domain/users/sign-in-methods';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { LinkedText } from '#ui/features/shared/linked-text.tsx';
import { useSignInSuccessHandler } from '#ui/features/auth/use-sign-in-outcome.ts';
import { useLazyRequest } from '#ui/hooks/use-lazy-request.ts';
import { ACCOUNT_TOASTS } from '#ui/messages/account-toasts.messages.ts';
import { SESSION_NOT_STARTED_TEXT } from '#ui/messages/auth.messages.ts';
import { GOOGLE_MESSAGES, googleFailureText } from '#ui/messages/account/google.messages.ts';
import { useService } from '#ui/services.tsx';
import { useSessionView } from '#ui/shell/providers/session-provider.tsx';
import { ExistingAccountModal } from './existing-account-modal';
import '#ui/features/auth/other-ways.css';

export interface GoogleSignInProps {
  /** On the sign-up page, whose own text names the terms. */
  readonly isSignUp: boolean;
}

/** Session storage: this tab has left for Google's page. */
const AWAY_KEY = 'marquee.at-google';

const isAnswerlessExit = (what: unknown): boolean => what === windowClosed || what === windowBlocked;

/**
 * Renders the button that signs in with Google: in its window, or on its page if the browser blocks windows. An address that has an
 * account already is connected after its password only. Firebase loads with the press.
 */
export const GoogleSignIn = ({ isSignUp }: GoogleSignInProps): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const [storage, log] = [useService(BROWSER_STORAGE), useService(LOG)];
  const withSessionStart = useSignInSuccessHandler();
  const hasNotStarted = isSignedOutView(useSessionView());
  const way = useRef<GoogleWay>('window');
  const [isDismissed, setDismissed] = useState(false);
  const welcome = (result: GoogleSignInResult): Answer<void> => {
    if (result._tag !== 'signed-in') return TE.right(undefined);
    if (result.isNew) noteSignUp(storage);
    return withSessionStart(TE.right(undefined), result.isNew ? ACCOUNT_TOASTS.signedUp : ACCOUNT_TOASTS.signedIn);
  };
  const request = useLazyRequest(() =>
    pipe(
      accounts.signInWithGoogle(way.current),
      TE.flatMap((result) => (result === null ? TE.left(windowClosed) : TE.right(result))),
      TE.tap(welcome),
    ));
  const { failure, answer, isAnswered, isLoading } = request;
  const ask = (next: GoogleWay): void => {
    way.current = next;
    storage.session.set(AWAY_KEY, next === 'page' ? '1' : null);
    takeVisitorTitles(storage);
    request.send();
  };
  const press = (): void => {
    setDismissed(false);
    ask('window');
  };
  const goOn = useEffectEvent(() => {
    if (storage.session.get(AWAY_KEY) !== null) ask('return');
  });
  useEffect(() => goOn(), []);
  useEffect(() => {
    if (failure === null || isAnswerlessExit(failure)) return;
    log.failure('sign-in.google', failure);
    toast(ACCOUNT_TOASTS.signInFailed);
  }, [failure, log]);
  const hasEntered = isAnswered && answer?._tag === 'signed-in';
  const taken = isAnswered && answer?._tag === 'account-exists' ? answer.email : null;
  return (
    <div className={isSignUp ? 'google-sign-in' : 'google-sign-in with-terms'}>
      <Button wide busy={isLoading || (hasEntered && !hasNotStarted)} onClick={press}>
        {GOOGLE_MESSAGES.button}
      </Button>
      {isLoading ? <p className="hint" role="status">{GOOGLE_MESSAGES.waiting}</p> : null}
      {failure !== null && !isLoading ? <FormNote tone="bad">{googleFailureText(failure)}</FormNote> : null}
      {failure === windowBlocked && !isLoading ? <Button wide onClick={() => ask('page')}>{GOOGLE_MESSAGES.page}</Button> : null}
      {hasEntered && hasNotStarted ? <FormNote tone="bad">{SESSION_NOT_STARTED_TEXT}</FormNote> : null}
      {isSignUp ? null : <p className="hint"><LinkedText>{GOOGLE_MESSAGES.newHere}</LinkedText></p>}
      <ExistingAccountModal email={taken ?? ''} open={taken !== null && !isDismissed} onClose={() => setDismissed(true)} />
    </div>
  );
};
