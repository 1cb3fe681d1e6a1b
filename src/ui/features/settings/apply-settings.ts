import { noTitleSettings, TITLE_SETTINGS, writeTitleSettings, type TitleSettings } from '#application/profile/title-settings';
import type { UserSettings } from '#domain/users/user';
import { chooseTheme, resetTheme, type Theme } from '../../app/providers/theme';
import { createTabStore } from './tab-store';

const applied = createTabStore('marquee.applied');
const titles = createTabStore(TITLE_SETTINGS);

/** Whether titles are told otherwise from now on, in this tab. */
type TellsAnew = boolean;

const keepTitleSettings = (settings: TitleSettings): TellsAnew => {
  const wanted = writeTitleSettings(settings);
  try {
    const had = titles.get() ?? writeTitleSettings(noTitleSettings);
    titles.set(wanted);
    return had !== wanted;
  } catch {
    return false; // a browser that forbids storage asks for titles by its own language
  }
};

const putLight = (theme: UserSettings['theme']): void => (theme === null ? resetTheme() : chooseTheme(theme));

/** Puts the house into the light in which a refused choice had found it. */
export const restoreTheme = (light: Theme): void => putLight(light === 'light' ? light : null);

/**
 * Lets titles come in a member's language and for their region, and puts the house into the light that they chose.
 * @param chosen what the choice names: the light is left alone by one of something else.
 */
export const applySettings = (settings: UserSettings, chosen: Partial<UserSettings>): TellsAnew => {
  if (chosen.theme !== undefined) putLight(settings.theme);
  return keepTitleSettings(settings);
};

/** How news of that begin as they are kept. */
const beginning = (...told: ReadonlyArray<string | null>): string => `${JSON.stringify(told).slice(0, -1)},`;

/** Lets the light follow news that are about it. Whoever never chose one keeps the light that this browser has. */
const followLight = (had: string, uid: string, theme: UserSettings['theme']): void => {
  if (had.startsWith(beginning(uid, theme))) return;
  if (theme !== null || had.startsWith(beginning(uid))) putLight(theme);
};

/**
 * Applies a member's settings where they are new to this tab: a switch that was turned since then is left alone.
 * @param uid whose they are.
 */
export const applyRemoteSettings = (uid: string, settings: UserSettings): TellsAnew => {
  const news = JSON.stringify([uid, settings.theme, settings.language, settings.region]);
  const had = applied.get() ?? '';
  try {
    if (had === news) return false;
    applied.set(news);
  } catch {
    return false; // without a memory every reload would be news
  }
  followLight(had, uid, settings.theme);
  return keepTitleSettings(settings);
};

/** Whoever comes next is not shown titles by the last member's settings. */
export const clearAppliedSettings = (): TellsAnew => {
  const tellsAnew = keepTitleSettings(noTitleSettings);
  try {
    titles.set(null);
    applied.set(null);
  } catch {
    // Nothing was kept.
  }
  return tellsAnew;
};
