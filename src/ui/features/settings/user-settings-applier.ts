import type { BrowserStorage, TextStore } from '#application/ports/browser-storage';
import {
  formatTitleSettings, noTitleSettings, readVisitorTitleSettings, TITLE_SETTINGS_KEY, type TitleSettings,
} from '#application/profile/title-settings';
import type { UserSettings } from '#domain/users/user';
import { chooseTheme, resetTheme, type ThemeChoice } from '#ui/shell/providers/theme.ts';

const APPLIED_KEY = 'marquee.applied';

/** Whether language or region changed in this tab, so that titles have to be fetched again. */
type TitlesChanged = boolean;

/** Applies settings in this tab, and stores them for tabs opened later. */
export type UserSettingsApplier = {
  /**
   * Stores language and region for title requests, and applies the theme if `chosen` contains a theme.
   * @param chosen the settings that were changed by the choice.
   */
  readonly apply: (settings: UserSettings, chosen: Partial<UserSettings>) => TitlesChanged;
  /** Restores this browser's choice from before a choice that could not be saved. */
  readonly restoreTheme: (choice: ThemeChoice) => void;
  /**
   * Applies a member's settings if they are new in this tab; a theme that was switched here since then stays.
   * @param uid owner of the settings.
   */
  readonly applyRemote: (uid: string, settings: UserSettings) => TitlesChanged;
  /** Puts those of this browser's visitors in the place of the last member's: the next user gets no titles in the member's language. */
  readonly clear: () => TitlesChanged;
};

/** Returns the beginning of a stored record that starts with these values. */
const recordPrefix = (...values: ReadonlyArray<string | null>): string => `${JSON.stringify(values).slice(0, -1)},`;

/**
 * Text that this tab applied last. Starts with the stored text; `set` writes for tabs opened later.
 * Ignores writes of other open tabs: a change applied in another tab has not been applied in this tab.
 */
const appliedText = (store: TextStore, key: string) => {
  let current = store.get(key);
  return {
    get: (): string | null => current,
    /** @returns false if storage is forbidden. */
    set: (text: string | null): boolean => {
      if (!store.set(key, text)) return false;
      current = text;
      return true;
    },
  };
};

const createTabSettings = (storage: BrowserStorage): UserSettingsApplier => {
  const applied = appliedText(storage.local, APPLIED_KEY);
  const titles = appliedText(storage.local, TITLE_SETTINGS_KEY);

  const applyTheme = (theme: UserSettings['theme']): void => (theme === null ? resetTheme(storage) : chooseTheme(storage, theme));

  const saveTitleSettings = (settings: TitleSettings): TitlesChanged => {
    const text = formatTitleSettings(settings);
    const previous = titles.get() ?? formatTitleSettings(noTitleSettings);
    // Where storage is forbidden, titles are requested in the language of the browser.
    return titles.set(text) && previous !== text;
  };

  /** Applies the theme if it differs from the previous record. A member who never chose a theme keeps the theme of this browser. */
  const applyChangedTheme = (previous: string, uid: string, theme: UserSettings['theme']): void => {
    if (previous.startsWith(recordPrefix(uid, theme))) return;
    if (theme !== null || previous.startsWith(recordPrefix(uid))) applyTheme(theme);
  };

  return {
    apply: (settings, chosen) => {
      if (chosen.theme !== undefined) applyTheme(settings.theme);
      return saveTitleSettings(settings);
    },
    restoreTheme: (choice) => applyTheme(choice === 'dark' ? null : choice),
    applyRemote: (uid, settings) => {
      const record = JSON.stringify([uid, settings.theme, settings.language, settings.region]);
      const previous = applied.get() ?? '';
      // Where storage is forbidden, every reload would count as a change.
      if (previous === record || !applied.set(record)) return false;
      applyChangedTheme(previous, uid, settings.theme);
      return saveTitleSettings(settings);
    },
    clear: () => {
      const own = __ON_TMDB__ ? readVisitorTitleSettings(storage) : noTitleSettings;
      const titlesChanged = saveTitleSettings(own);
      if (!__ON_TMDB__ || (own.language === null && own.region === null)) titles.set(null);
      applied.set(null);
      return titlesChanged;
    },
  };
};

const created = new WeakMap<BrowserStorage, UserSettingsApplier>();

/** Returns the settings of this tab, which all components share. */
export const getUserSettingsApplier = (storage: BrowserStorage): UserSettingsApplier => {
  const settings = created.get(storage) ?? createTabSettings(storage);
  created.set(storage, settings);
  return settings;
};
