import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { LOG, PROFILE_USE_CASES } from '#application/keys';
import type { Failure } from '#domain/failure';
import type { UserSettings } from '#domain/user/user';
import type { UserId } from '#domain/user/user-id';
import { useTitlesAnew } from '../../answers/use-titles-anew';
import { useService } from '../../services';
import { applySettings } from './apply-settings';

export type SettingsControl = {
  readonly settings: UserSettings;
  /** Applies a choice at once and saves it; one that cannot be saved is taken back. */
  readonly choose: (choice: Partial<UserSettings>) => void;
  readonly state: 'resting' | 'saving' | 'saved';
  readonly failure: Failure | null;
  /** Tries the choice that could not be saved once more. */
  readonly retry: () => void;
};

type Choice = { readonly wanted: UserSettings; readonly state: 'saving' | 'saved' } | { readonly refused: UserSettings; readonly failure: Failure };

/** A member's settings, each chosen by one press. */
export const useSettings = (uid: UserId, kept: UserSettings): SettingsControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const log = useService(LOG);
  const titlesAnew = useTitlesAnew();
  const [choice, setChoice] = useState<Choice | null>(null);
  const settings = choice !== null && 'wanted' in choice ? choice.wanted : kept;
  const apply = (wanted: UserSettings): void => {
    if (applySettings(wanted)) titlesAnew();
  };
  const save = (wanted: UserSettings): void => {
    setChoice({ wanted, state: 'saving' });
    apply(wanted);
    void profiles.saveSettings(uid, wanted)().then((answer) => {
      // A later choice has a save of its own.
      const settle = (next: Choice) => setChoice((now) => (now !== null && 'wanted' in now && now.wanted === wanted ? next : now));
      if (E.isRight(answer)) return settle({ wanted, state: 'saved' });
      log.failure('save-settings', answer.left);
      apply(kept);
      return settle({ refused: wanted, failure: answer.left });
    });
  };
  const refused = choice !== null && 'refused' in choice ? choice : null;
  return {
    settings,
    choose: (part) => save({ ...settings, ...part }),
    state: choice !== null && 'wanted' in choice ? choice.state : 'resting',
    failure: refused?.failure ?? null,
    retry: () => {
      if (refused !== null) save(refused.refused);
    },
  };
};
