import { noTitleSettings, TITLE_SETTINGS_KEY, writeTitleSettings, type TitleSettings } from '#application/profile/title-settings';
import type { UserSettings } from '#domain/users/user';
import { chooseTheme, resetTheme, type ThemeChoice } from '../../app/providers/theme';
import { createAppliedTextStore } from './applied-text-store';

const applied = createAppliedTextStore('marquee.applied');
const titles = createAppliedTextStore(TITLE_SETTINGS_KEY);

/** Whether language or region changed in this tab, so that titles have to be fetched again. */
type TitlesChanged = boolean;

const saveTitleSettings = (settings: TitleSettings): TitlesChanged => {
  const text = writeTitleSettings(settings);
  try {
    const previous = titles.get() ?? writeTitleSettings(noTitleSettings);
    titles.set(text);
    return previous !== text;
  } catch {
    return false; // storage is forbidden: titles are requested in the language of the browser
  }
};

const applyTheme = (theme: UserSettings['theme']): void => (theme === null ? resetTheme() : chooseTheme(theme));

/** Restores this browser's choice from before a choice that could not be saved. */
export const restoreTheme = (choice: ThemeChoice): void => applyTheme(choice === 'dark' ? null : choice);

/**
 * Stores language and region for title requests, and applies the theme if `chosen` contains a theme.
 * @param chosen the settings that were changed by the choice.
 */
export const applySettings = (settings: UserSettings, chosen: Partial<UserSettings>): TitlesChanged => {
  if (chosen.theme !== undefined) applyTheme(settings.theme);
  return saveTitleSettings(settings);
};

/** Returns the beginning of a stored record that starts with these values. */
const recordPrefix = (...values: ReadonlyArray<string | null>): string => `${JSON.stringify(values).slice(0, -1)},`;

/** Applies the theme if it differs from the previous record. A member who never chose a theme keeps the theme of this browser. */
const applyChangedTheme = (previous: string, uid: string, theme: UserSettings['theme']): void => {
  if (previous.startsWith(recordPrefix(uid, theme))) return;
  if (theme !== null || previous.startsWith(recordPrefix(uid))) applyTheme(theme);
};

/**
 * Applies a member's settings if they are new in this tab; a theme that was switched here since then stays.
 * @param uid owner of the settings.
 */
export const applyRemoteSettings = (uid: string, settings: UserSettings): TitlesChanged => {
  const record = JSON.stringify([uid, settings.theme, settings.language, settings.region]);
  const previous = applied.get() ?? '';
  try {
    if (previous === record) return false;
    applied.set(record);
  } catch {
    return false; // storage is forbidden: every reload would count as a change
  }
  applyChangedTheme(previous, uid, settings.theme);
  return saveTitleSettings(settings);
};

/** Removes the stored settings of the last member, so that the next user does not get titles in their language or region. */
export const clearAppliedSettings = (): TitlesChanged => {
  const titlesChanged = saveTitleSettings(noTitleSettings);
  try {
    titles.set(null);
    applied.set(null);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
  return titlesChanged;
};
