import * as E from 'fp-ts/Either';
import { useEffect, useRef, useState } from 'react';
import { LOG, PROFILE_USE_CASES } from '#application/service-keys';
import type { Failure } from '#domain/shared/failure';
import type { UserSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { useRefetchTitles } from '../../query/use-refetch-titles';
import { currentThemeChoice, type ThemeChoice } from '../../app/providers/theme';
import { useService } from '../../services';
import { applySettings, restoreTheme } from './apply-settings';

export type SettingsControl = {
  readonly settings: UserSettings;
  /** Applies a choice immediately and saves it; a choice that cannot be saved is reverted. */
  readonly choose: (choice: Partial<UserSettings>) => void;
  readonly state: 'idle' | 'saving' | 'saved';
  readonly failure: Failure | null;
  /** Repeats the choice that could not be saved. */
  readonly retry: () => void;
};

type Part = Partial<UserSettings>;

type Choice =
  /** `before`: stored settings at the time of the choice. A saved choice is applied locally until the stored settings change. */
  | { readonly state: 'saving' | 'saved'; readonly part: Part; readonly before: UserSettings }
  | { readonly state: 'confirmed' }
  | { readonly state: 'failed'; readonly part: Part; readonly failure: Failure };

const isSame = (one: UserSettings, other: UserSettings): boolean =>
  one.theme === other.theme && one.language === other.language && one.region === other.region;

const pendingPart = (choice: Choice | null): Part => (choice?.state === 'saving' || choice?.state === 'saved' ? choice.part : {});

/**
 * Manages a member's settings; each choice is saved immediately. Settings without a pending choice come from `stored`,
 * because another tab or browser may have changed them meanwhile.
 */
export const useSettings = (uid: UserId, stored: UserSettings): SettingsControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const log = useService(LOG);
  const refetchTitles = useRefetchTitles();
  const [choice, setChoice] = useState<Choice | null>(null);
  if (choice?.state === 'saved' && !isSame(choice.before, stored)) setChoice({ state: 'confirmed' });
  const pending = pendingPart(choice);
  const lastChoice = useRef<Choice>(null);
  const latestStored = useRef(stored);
  // This browser's choice before the pending one: a member without a stored theme may have used the theme switch.
  const before = useRef<{ readonly active: ThemeChoice; readonly stored: UserSettings['theme'] }>({ active: 'dark', stored: null });
  useEffect(() => {
    latestStored.current = stored;
  });

  const apply = (settings: UserSettings, chosen: Part): void => {
    if (applySettings(settings, chosen)) refetchTitles();
  };
  /** @param chosen the part that was chosen just now; `part` may also contain pending choices. */
  const save = (part: Part, chosen = part): void => {
    const saving: Choice = { state: 'saving', part, before: stored };
    if (choice?.state !== 'saving' || choice.part.theme === undefined) before.current = { active: currentThemeChoice(), stored: stored.theme };
    lastChoice.current = saving;
    setChoice(saving);
    apply({ ...stored, ...part }, chosen);
    void profiles.saveSettings(uid, part)().then((result) => {
      if (E.isLeft(result)) log.failure('save-settings', result.left);
      // A later choice has its own save, which includes this choice.
      if (lastChoice.current !== saving) return;
      if (E.isRight(result)) return setChoice({ ...saving, state: 'saved' });
      apply(latestStored.current, part);
      if (part.theme !== undefined && latestStored.current.theme === before.current.stored) restoreTheme(before.current.active);
      return setChoice({ state: 'failed', part, failure: result.left });
    });
  };
  const failed = choice?.state === 'failed' ? choice : null;
  return {
    settings: { ...stored, ...pending },
    choose: (part) => save({ ...pending, ...part }, part),
    state: choice === null || failed !== null ? 'idle' : choice.state === 'saving' ? 'saving' : 'saved',
    failure: failed?.failure ?? null,
    retry: () => {
      if (failed !== null) save(failed.part);
    },
  };
};
