import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/service-keys';
import { blankChoosePassword, choosePasswordForm, type ChoosePasswordValues } from '#application/account/choose-password-form';
import { actionCodeMachine } from '#application/account/action-code-machine';
import type { Failure } from '#domain/shared/failure';
import type { ActionEmail, ActionMode } from '#domain/users/auth-service';
import type { ActionLink } from '#ui/app/navigation/action-url.ts';
import { useService } from '#ui/services.tsx';
import { useForm, type FormControl } from '#ui/forms/use-form.ts';
import { useFailureLog } from '../use-failure-log';

/** How far somebody is with a letter. */
export type ActionStage =
  | { readonly _tag: 'checking' }
  | { readonly _tag: 'asks'; readonly letter: ActionEmail; readonly busy: boolean; readonly follow: () => void }
  | { readonly _tag: 'trouble'; readonly failure: Failure; readonly retry: () => void }
  | { readonly _tag: 'done'; readonly letter: ActionEmail };

export type ActionCodeState = {
  /** What the letter says counts; until it is read, what its link promised. */
  readonly kind: ActionMode;
  readonly stage: ActionStage;
  /** The form of a letter that allows a new password: it follows the letter by being sent. */
  readonly choosing: FormControl<ChoosePasswordValues>;
};

/** A letter of the identity service: read at once, and followed when its reader says so. */
export const useActionCode = ({ code, kind: promised }: ActionLink): ActionCodeState => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const actor = useActorRef(useMemo(() => actionCodeMachine(accounts), [accounts]), { input: { code } });
  const now = useSelector(actor, (snapshot) => snapshot);
  const choosing = useForm(useMemo(() => choosePasswordForm(accounts, code), [accounts, code]), blankChoosePassword);
  useFailureLog(choosing, 'choose-password');
  const { email: letter, failure } = now.context;

  const stage = (): ActionStage => {
    if (failure !== null && (now.matches('invalid') || now.matches('failed'))) {
      return { _tag: 'trouble', failure, retry: () => actor.send({ type: letter === null ? 'check.retried' : 'action.confirmed' }) };
    }
    if (letter === null) return { _tag: 'checking' };
    if (now.matches('applied') || choosing.form.matches('submitted')) return { _tag: 'done', letter };
    const spent = choosing.form.context.failure;
    // Any other refusal is said by the form, which keeps what was typed.
    if (choosing.form.matches('failed') && spent?._tag === 'not-found') return { _tag: 'trouble', failure: spent, retry: choosing.submit };
    return { _tag: 'asks', letter, busy: now.hasTag('busy'), follow: () => actor.send({ type: 'action.confirmed' }) };
  };
  return { kind: letter?.kind ?? promised, stage: stage(), choosing };
};
