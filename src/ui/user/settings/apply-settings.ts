import { noTitleSettings, TITLE_SETTINGS, writeTitleSettings, type TitleSettings } from '#application/user/title-settings';
import type { UserSettings } from '#domain/user/user';
import { chooseTheme, leaveThemeToHouse } from '../../app/theme';
import { tabMemory } from './tab-memory';

const applied = tabMemory('marquee.applied');
const titles = tabMemory(TITLE_SETTINGS);

/** Whether titles are told otherwise from now on, in this tab. */
type TellsAnew = boolean;

const keepTitleSettings = (settings: TitleSettings): TellsAnew => {
  const wanted = writeTitleSettings(settings);
  try {
    const had = titles.recall() ?? writeTitleSettings(noTitleSettings);
    titles.keep(wanted);
    return had !== wanted;
  } catch {
    return false; // a browser that forbids storage asks for titles by its own language
  }
};

/** Puts the house into the light that a member chose, and lets titles come in their language and for their region. */
export const applySettings = (settings: UserSettings): TellsAnew => {
  if (settings.theme === null) leaveThemeToHouse();
  else chooseTheme(settings.theme);
  return keepTitleSettings(settings);
};

/**
 * Applies a member's settings where they are new to this tab: a switch that was turned since then is left alone.
 * @param uid whose they are.
 */
export const applyNews = (uid: string, settings: UserSettings): TellsAnew => {
  const news = JSON.stringify([uid, settings.theme, settings.language, settings.region]);
  try {
    if (applied.recall() === news) return false;
    applied.keep(news);
  } catch {
    return false; // without a memory every reload would be news
  }
  if (settings.theme !== null) chooseTheme(settings.theme);
  return keepTitleSettings(settings);
};

/** Whoever comes next is not shown titles by the last member's settings. */
export const forgetSettings = (): TellsAnew => {
  const tellsAnew = keepTitleSettings(noTitleSettings);
  try {
    titles.keep(null);
    applied.keep(null);
  } catch {
    // Nothing was kept.
  }
  return tellsAnew;
};
