import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { isConfirmedLink, recordConfirmedLink } from '#application/account/confirmed-links';
import { ACCOUNT_USE_CASES, BROWSER_STORAGE } from '#application/service-keys';
import {
  initialChoosePasswordValues, choosePasswordFormMachine, type ChoosePasswordValues,
} from '#application/account/choose-password-form';
import { actionCodeMachine } from '#application/account/action-code-machine';
import type { Failure } from '#domain/shared/failure';
import type { ActionEmail, ActionMode } from '#domain/users/auth-service';
import { isSignedIn } from '#domain/users/session';
import type { ActionLink } from '#ui/shell/navigation/action-url.ts';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { useService } from '#ui/services.tsx';
import { useForm, type FormControl } from '#ui/forms/use-form.ts';
import { useFailureLog } from '#ui/features/auth/use-failure-log.ts';

/** Progress of an action code. */
export type ActionCodeStage =
  | { readonly _tag: 'checking' }
  | { readonly _tag: 'asks'; readonly actionEmail: ActionEmail; readonly busy: boolean; readonly follow: () => void }
  | {
      readonly _tag: 'trouble';
      readonly failure: Failure;
      /** True if the link's address is confirmed. */ readonly isConfirmed: boolean;
      readonly retry: () => void;
    }
  | { readonly _tag: 'done'; readonly actionEmail: ActionEmail };

export type ActionCodeView = {
  /** Action of the checked code; before the check, the action named in the link. */
  readonly kind: ActionMode;
  readonly stage: ActionCodeStage;
  /** Form for the new password (`reset-password`); submitting the form applies the code. */
  readonly choosing: FormControl<ChoosePasswordValues>;
};

/** Checks an action code on mount and applies the code after confirmation. */
export const useActionCode = ({ code, kind: linkKind }: ActionLink): ActionCodeView => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const actor = useActorRef(useMemo(() => actionCodeMachine(accounts), [accounts]), { input: { code } });
  const current = useSelector(actor, (snapshot) => snapshot);
  const choosing = useForm(useMemo(() => choosePasswordFormMachine(accounts, code), [accounts, code]), initialChoosePasswordValues);
  useFailureLog(choosing, 'choose-password');
  const { email: actionEmail, failure } = current.context;

  const storage = useService(BROWSER_STORAGE);
  const { session } = useSession();
  const kind = actionEmail?.kind ?? linkKind;
  const isApplied = current.matches('applied');
  useEffect(() => {
    if (isApplied && (kind === 'verify-email' || kind === 'change-email')) recordConfirmedLink(storage, code);
  }, [isApplied, kind, storage, code]);
  const isConfirmed = isConfirmedLink(storage, code) || (kind === 'verify-email' && isSignedIn(session) && session.emailVerified);

  const stage = (): ActionCodeStage => {
    if (failure !== null && (current.matches('invalid') || current.matches('failed'))) {
      return {
        _tag: 'trouble', failure, isConfirmed,
        retry: () => actor.send({ type: actionEmail === null ? 'check.retried' : 'action.confirmed' }),
      };
    }
    if (actionEmail === null) return { _tag: 'checking' };
    if (isApplied || choosing.form.matches('submitted')) return { _tag: 'done', actionEmail };
    const formFailure = choosing.form.context.failure;
    // The form shows any other failure and keeps the typed password.
    if (choosing.form.matches('failed') && formFailure?._tag === 'not-found')
      return { _tag: 'trouble', failure: formFailure, isConfirmed, retry: choosing.submit };
    return { _tag: 'asks', actionEmail, busy: current.hasTag('busy'), follow: () => actor.send({ type: 'action.confirmed' }) };
  };
  return { kind, stage: stage(), choosing };
};
