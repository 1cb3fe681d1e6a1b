import * as E from 'fp-ts/Either';
import { useEffect, useRef, useState } from 'react';
import { LOG, PROFILE_USE_CASES } from '#application/service-keys';
import type { Failure } from '#domain/shared/failure';
import type { UserSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { useRefetchTitles } from '../../query/use-refetch-titles';
import { currentTheme, type Theme } from '../../app/providers/theme';
import { useService } from '../../services';
import { applySettings, restoreTheme } from './apply-settings';

export type SettingsControl = {
  readonly settings: UserSettings;
  /** Applies a choice at once and saves it; one that cannot be saved is taken back. */
  readonly choose: (choice: Partial<UserSettings>) => void;
  readonly state: 'idle' | 'saving' | 'saved';
  readonly failure: Failure | null;
  /** Tries the choice that could not be saved once more. */
  readonly retry: () => void;
};

type Part = Partial<UserSettings>;

type Choice =
  /** `before` are the settings that were kept when it was made. One that is saved is held until it is told back. */
  | { readonly state: 'saving' | 'saved'; readonly part: Part; readonly before: UserSettings }
  | { readonly state: 'told' }
  | { readonly state: 'refused'; readonly part: Part; readonly failure: Failure };

const isSame = (one: UserSettings, other: UserSettings): boolean =>
  one.theme === other.theme && one.language === other.language && one.region === other.region;

const heldOf = (choice: Choice | null): Part => (choice?.state === 'saving' || choice?.state === 'saved' ? choice.part : {});

/**
 * A member's settings, each chosen by one press. What was not chosen here and just now is what is kept: another tab or browser may
 * have changed it meanwhile.
 */
export const useSettings = (uid: UserId, kept: UserSettings): SettingsControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const log = useService(LOG);
  const titlesAnew = useRefetchTitles();
  const [choice, setChoice] = useState<Choice | null>(null);
  if (choice?.state === 'saved' && !isSame(choice.before, kept)) setChoice({ state: 'told' });
  const held = heldOf(choice);
  const last = useRef<Choice>(null);
  const newest = useRef(kept);
  // What a choice of light found here: whoever never kept one may have turned the switch.
  const before = useRef<{ readonly light: Theme; readonly kept: UserSettings['theme'] }>({ light: 'dark', kept: null });
  useEffect(() => {
    newest.current = kept;
  });

  const apply = (wanted: UserSettings, chosen: Part): void => {
    if (applySettings(wanted, chosen)) titlesAnew();
  };
  /** @param chosen what of it was chosen just now. */
  const save = (part: Part, chosen = part): void => {
    const saving: Choice = { state: 'saving', part, before: kept };
    if (choice?.state !== 'saving' || choice.part.theme === undefined) before.current = { light: currentTheme(), kept: kept.theme };
    last.current = saving;
    setChoice(saving);
    apply({ ...kept, ...part }, chosen);
    void profiles.saveSettings(uid, part)().then((answer) => {
      if (E.isLeft(answer)) log.failure('save-settings', answer.left);
      // A later choice has a save of its own, and takes this one along.
      if (last.current !== saving) return;
      if (E.isRight(answer)) return setChoice({ ...saving, state: 'saved' });
      apply(newest.current, part);
      if (part.theme !== undefined && newest.current.theme === before.current.kept) restoreTheme(before.current.light);
      return setChoice({ state: 'refused', part, failure: answer.left });
    });
  };
  const refused = choice?.state === 'refused' ? choice : null;
  return {
    settings: { ...kept, ...held },
    choose: (part) => save({ ...held, ...part }, part),
    state: choice === null || refused !== null ? 'idle' : choice.state === 'saving' ? 'saving' : 'saved',
    failure: refused?.failure ?? null,
    retry: () => {
      if (refused !== null) save(refused.part);
    },
  };
};
