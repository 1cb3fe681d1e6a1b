import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { BROWSER_STORAGE, LOG, PROFILE_USE_CASES } from '#application/service-keys';
import { settingsMachine } from '#application/profile/settings-machine';
import type { Failure } from '#domain/shared/failure';
import type { UserSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { useRefetchTitles } from '#ui/query/use-refetch-titles.ts';
import { currentThemeChoice } from '#ui/shell/providers/theme.ts';
import { useService } from '#ui/services.tsx';
import { getUserSettingsApplier } from './user-settings-applier';

export type SettingsControl = {
  readonly settings: UserSettings;
  /** Applies a choice immediately and saves it; a choice that cannot be saved is reverted. */
  readonly choose: (choice: Partial<UserSettings>) => void;
  readonly isSaved: boolean;
  readonly failure: Failure | null;
  /** Repeats the choice that could not be saved. */
  readonly retry: () => void;
};

/**
 * Manages a member's settings; each choice is saved immediately. Settings without a pending choice come from `stored`,
 * because another tab or browser may have changed them meanwhile.
 */
export const useSettings = (uid: UserId, stored: UserSettings): SettingsControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const log = useService(LOG);
  const storage = useService(BROWSER_STORAGE);
  const refetchTitles = useRefetchTitles();
  // Not stopped with the component: a choice is reverted even if saving fails after the page was left.
  const [actor] = useState(() => {
    const tab = getUserSettingsApplier(storage);
    const apply = (settings: UserSettings, chosen: Partial<UserSettings>): void => {
      if (tab.apply(settings, chosen)) refetchTitles();
    };
    const machine = settingsMachine({
      save: (part) => profiles.saveSettings(uid, part),
      apply,
      chosenTheme: () => currentThemeChoice(storage),
      restoreTheme: tab.restoreTheme, log,
    });
    return createActor(machine, { input: { stored } }).start();
  });
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => actor.send({ type: 'settings.received', stored }), [actor, stored]);
  return {
    settings: { ...stored, ...snapshot.context.pending },
    choose: (part) => actor.send({ type: 'setting.chosen', part }),
    isSaved: snapshot.matches('saved'),
    failure: snapshot.matches('failed') ? snapshot.context.failure : null,
    retry: () => actor.send({ type: 'save.retried' }),
  };
};
