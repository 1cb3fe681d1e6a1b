import { TITLE_SETTINGS, writeTitleSettings, type TitleSettings } from '#application/user/title-settings';
import type { UserSettings } from '#domain/user/user';
import { chooseTheme, leaveThemeToHouse } from '../../app/theme';

const APPLIED_AS = 'marquee.applied';

const keepTitleSettings = (settings: TitleSettings): void => {
  try {
    localStorage.setItem(TITLE_SETTINGS, writeTitleSettings(settings));
  } catch {
    // A browser that forbids storage asks for titles by its own language.
  }
};

/** Puts the house into the light that a member chose, and lets titles come in their language and for their region. */
export const applySettings = (settings: UserSettings): void => {
  if (settings.theme === null) leaveThemeToHouse();
  else chooseTheme(settings.theme);
  keepTitleSettings(settings);
};

/**
 * Applies a member's settings where they are new to this browser: a switch that was turned here since then is left alone.
 * @param uid whose they are.
 */
export const applyNews = (uid: string, settings: UserSettings): void => {
  const news = JSON.stringify([uid, settings.theme, settings.language, settings.region]);
  try {
    if (localStorage.getItem(APPLIED_AS) === news) return;
    localStorage.setItem(APPLIED_AS, news);
  } catch {
    return; // without a memory every reload would be news
  }
  if (settings.theme !== null) chooseTheme(settings.theme);
  keepTitleSettings(settings);
};

/** Whoever comes next is not shown titles by the last member's settings. */
export const forgetSettings = (): void => {
  try {
    localStorage.removeItem(TITLE_SETTINGS);
    localStorage.removeItem(APPLIED_AS);
  } catch {
    // Nothing was kept.
  }
};
