import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { blankChoosePassword, choosePasswordForm, type ChoosePasswordValues } from '#application/user/choose-password-form';
import { letterMachine } from '#application/user/letter-machine';
import type { Failure } from '#domain/failure';
import type { Letter, LetterKind } from '#domain/user/accounts';
import type { LetterLink } from '../../app/letter-address';
import { useService } from '../../services';
import { useForm, type FormControl } from '../use-form';
import { useFailureLog } from './use-failure-log';

/** How far somebody is with a letter. */
export type LetterStage =
  | { readonly _tag: 'reading' }
  | { readonly _tag: 'asks'; readonly letter: Letter; readonly busy: boolean; readonly follow: () => void }
  | { readonly _tag: 'trouble'; readonly failure: Failure; readonly retry: () => void }
  | { readonly _tag: 'done'; readonly letter: Letter };

export type LetterAtHand = {
  /** What the letter says counts; until it is read, what its link promised. */
  readonly kind: LetterKind;
  readonly stage: LetterStage;
  /** The form of a letter that allows a new password: it follows the letter by being sent. */
  readonly choosing: FormControl<ChoosePasswordValues>;
};

/** A letter of the identity service: read at once, and followed when its reader says so. */
export const useLetter = ({ code, kind: promised }: LetterLink): LetterAtHand => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const actor = useActorRef(useMemo(() => letterMachine(accounts), [accounts]), { input: { code } });
  const now = useSelector(actor, (snapshot) => snapshot);
  const choosing = useForm(useMemo(() => choosePasswordForm(accounts, code), [accounts, code]), blankChoosePassword);
  useFailureLog(choosing, 'choose-password');
  const { letter, failure } = now.context;

  const stage = (): LetterStage => {
    if (failure !== null && (now.matches('unreadable') || now.matches('refused'))) {
      return { _tag: 'trouble', failure, retry: () => actor.send({ type: letter === null ? 'letter.opened' : 'letter.followed' }) };
    }
    if (letter === null) return { _tag: 'reading' };
    if (now.matches('followed') || choosing.form.matches('submitted')) return { _tag: 'done', letter };
    const spent = choosing.form.context.failure;
    // Any other refusal is said by the form, which keeps what was typed.
    if (choosing.form.matches('failed') && spent?._tag === 'not-found') return { _tag: 'trouble', failure: spent, retry: choosing.send };
    return { _tag: 'asks', letter, busy: now.hasTag('busy'), follow: () => actor.send({ type: 'letter.followed' }) };
  };
  return { kind: letter?.kind ?? promised, stage: stage(), choosing };
};
