import * as t from 'io-ts';
import type { UserSettings } from '#domain/users/user';

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

/** The region that a language tag names, ISO 3166-1 ("CA" of "fr-CA"); null when it names none. */
const regionOf = (tag: string): string | null => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? null;

/** What to ask a catalogue with; for the United States where nobody says otherwise. @param spoken the browser's language tag. */
export const titlesIn = ({ language, region }: TitleSettings, spoken: string): { readonly language: string; readonly region: string } => ({
  language: language ?? (spoken === '' ? 'en-US' : spoken),
  region: region ?? regionOf(spoken) ?? 'US',
});
