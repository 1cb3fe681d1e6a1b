import * as t from 'io-ts';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { UserSettings } from '#domain/users/user';
import { VISITOR_TITLE_SETTINGS_KEY } from './visitor-data';

/** Language and region of titles; null uses the browser's setting. */
export type TitleSettings = Pick<UserSettings, 'language' | 'region'>;

/** Storage key for the settings of the last signed-in user, used for catalogue requests before the session is known. */
export const TITLE_SETTINGS_KEY = 'marquee.titles';

export const noTitleSettings: TitleSettings = { language: null, region: null };

// Marked as pure, so that the scripts of documents, which resolve settings, contain no codec.
const OptionalText = /* @__PURE__ */ t.union([t.string, t.null]);
const Stored = /* @__PURE__ */ t.strict({ language: OptionalText, region: OptionalText });

export const formatTitleSettings = ({ language, region }: TitleSettings): string => JSON.stringify({ language, region });

/** Parses stored settings; returns `noTitleSettings` for invalid text. */
export const parseTitleSettings = (text: string | null): TitleSettings => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Stored.is(stored) ? { language: stored.language, region: stored.region } : noTitleSettings;
  } catch {
    return noTitleSettings;
  }
};

/** Returns the ISO 3166-1 region of a language tag ("CA" of "fr-CA"), or undefined without one. */
const regionOf = (tag: string): string | undefined => /-([A-Z]{2})\b/.exec(tag)?.[1];

/** Returns language and region for catalogue requests; defaults to the United States. @param browserLanguage the browser's language tag. */
export const resolveTitleSettings = (
  { language, region }: TitleSettings,
  browserLanguage: string,
): { readonly language: string; readonly region: string } => ({
  language: language ?? (browserLanguage || 'en-US'),
  region: region ?? regionOf(browserLanguage) ?? 'US',
});

/** Returns what the visitors of this browser have chosen. */
export const readVisitorTitleSettings = ({ local }: BrowserStorage): TitleSettings =>
  parseTitleSettings(local.get(VISITOR_TITLE_SETTINGS_KEY));

/** Keeps what a visitor has chosen; the browser's own language and region leave nothing behind. */
export const keepVisitorTitleSettings = ({ local }: BrowserStorage, settings: TitleSettings): void => {
  const isNone = settings.language === null && settings.region === null;
  local.set(VISITOR_TITLE_SETTINGS_KEY, isNone ? null : formatTitleSettings(settings));
};
