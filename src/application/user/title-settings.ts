import * as t from 'io-ts';
import type { UserSettings } from '#domain/user/user';

/** What titles are shown by; null leaves it to the browser. */
export type TitleSettings = Pick<UserSettings, 'language' | 'region'>;

/** Under this name this browser keeps the settings of whoever was signed in last, for catalogues that are asked before anybody is known. */
export const TITLE_SETTINGS = 'marquee.titles';

export const noTitleSettings: TitleSettings = { language: null, region: null };

const Stored = t.strict({ language: t.union([t.string, t.null]), region: t.union([t.string, t.null]) });

export const writeTitleSettings = ({ language, region }: TitleSettings): string => JSON.stringify({ language, region });

/** Reads them back; none for text that somebody changed. */
export const readTitleSettings = (text: string | null): TitleSettings => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Stored.is(stored) ? { language: stored.language, region: stored.region } : noTitleSettings;
  } catch {
    return noTitleSettings;
  }
};

/** What to ask a catalogue with. @param spoken the browser's language tag. */
export const titlesIn = ({ language, region }: TitleSettings, spoken: string): { readonly language: string; readonly region: string } => ({
  language: language ?? (spoken === '' ? 'en-US' : spoken),
  region: region ?? 'US',
});
