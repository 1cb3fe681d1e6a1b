import { anyKeyword, isContentFilter, type ContentFilter } from '#domain/catalogue/content/content-filter';
import { TMDB_NETWORK_IDS } from '#domain/catalogue/content/networks';
import type { RelatedTitles, TitleDetails } from '#domain/catalogue/title-details';
import { findSetting, type PhrasedKeywords } from './phrases-of-keywords';
import { tellingSubjects } from './telling-subjects';
import { trueKeywords } from './true-keywords';

/** A fact of a title that others share, with the filter that all of them meet. */
export type SharedFact = Pick<RelatedTitles, 'by' | 'name'> & { readonly content: ContentFilter };

const byKeywords = (by: SharedFact['by'], found: PhrasedKeywords | null | undefined): ReadonlyArray<SharedFact> => {
  // The title's own keywords of the phrase, of which each means it.
  const content = anyKeyword(found?.keywords ?? []);
  return found == null || !isContentFilter(content) ? [] : [{ by, name: found.phrase, content }];
};

/** Returns the facts by which other titles of the type are related: at most a subject, a setting and the network of a series. */
export const sharedFacts = (title: TitleDetails): ReadonlyArray<SharedFact> => {
  const { mediaType, series } = title;
  const keywords = trueKeywords(title);
  const network = mediaType === 'tv' ? series?.networks[0] : undefined;
  return [
    ...byKeywords('subject', tellingSubjects(keywords)[0]),
    ...byKeywords('setting', findSetting(keywords)),
    ...(network !== undefined && Object.hasOwn(TMDB_NETWORK_IDS, network)
      ? [{ by: 'network', name: network, content: `network:${network}` } as const] : []),
  ];
};
