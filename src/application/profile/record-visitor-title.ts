import type { BrowserStorage } from '#application/ports/browser-storage';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { RecentTitle } from '#domain/users/user';
import { toRecentTitle } from './to-recent-title';
import { VISITOR_TITLES_KEY } from './visitor-data';

/** Titles that this browser keeps of a visitor: a few kilobytes. */
export const MAX_VISITOR_TITLES = 20;

/** Visitors download no codecs; what is no list of titles with keys is dropped, and a sign-up decodes the rest. */
const read = (text: string | null): ReadonlyArray<Partial<RecentTitle>> => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? (stored as ReadonlyArray<Partial<RecentTitle> | null>).filter((title) => title !== null) : [];
  } catch {
    return []; // the text is no JSON
  }
};

/** Keeps a title that a visitor opened in this browser, for the account that the visitor may create. @param now ms since 1970. */
export const recordVisitorTitle = ({ local }: BrowserStorage, details: TitleDetails, now: number): void => {
  const title = toRecentTitle(details, now);
  const others = read(local.get(VISITOR_TITLES_KEY)).filter(({ itemKey }) => itemKey !== title.itemKey);
  local.set(VISITOR_TITLES_KEY, JSON.stringify([title, ...others].slice(0, MAX_VISITOR_TITLES)));
};
