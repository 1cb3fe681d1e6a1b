const LINK = /https?:\/\/\S+/g;
/** Names of sites at the end of a page's name. Letterboxd begins its own with a mark of the direction of writing. */
const SITE_NAME =
  /\s+[-–—|·•]\s+(?:IMDb|Letterboxd|The Movie Database.*|TMDB|Wikipedia|YouTube|JustWatch|Trakt.*|Netflix|Apple TV)\s*$/i;
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;
/** A name in quotation marks, in a sentence around it: `Watch "Heat Trailer" on YouTube`. */
const QUOTED = /["“„«]([^"“”„«»]+)["“”»]/;
/** Words of Letterboxd before a film: "A ★★★★ review of Heat (1995)", and around it: "‘Heat’ review by maya". */
const REVIEW_OF = /^.*\breview of\s+/i;
const REVIEW_BY = /^[‘'](.+)[’'] review by .*$/i;
const YEAR_IN_BRACKETS = /\s*[([](?:[^()[\]]*\s)?((?:18|19|20)\d{2})[^()[\]]*[)\]]/;
/** The part of a video's name that says what it is, to its end: `Heat | Official Trailer #2 [HD]`. */
const TRAILER = /\s*[-–—|:([]?\s*(?:\b(?:the|new|official|final|main|first|full|extended|international|hd|4k)\s+)*\b(?:teaser|trailer)\b.*$/i;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the search for a name with its year: `Heat (1995)` is `Heat year:1995`. What follows the year is no part of the name. */
export const searchFor = (name: string): string => {
  const found = YEAR_IN_BRACKETS.exec(name);
  if (found === null) return tidy(name);
  const before = tidy(name.slice(0, found.index));
  const after = tidy(name.slice(found.index + found[0].length));
  return tidy(`${before || after} year:${found[1]}`);
};

const withoutTrailer = (name: string): string => {
  const year = YEAR_IN_BRACKETS.exec(name)?.[1];
  const rest = name.replace(TRAILER, '');
  return rest.trim() === '' ? name : `${rest}${year === undefined || YEAR_IN_BRACKETS.test(rest) ? '' : ` (${year})`}`;
};

/** Returns the search for what a text without its links names; empty for nothing. @param isVideo whether the text names a video. */
export const nameInWords = (text: string, isVideo: boolean): string => {
  const words = tidy(text.replace(LINK, ' ').replace(MARKS, '').replace(SITE_NAME, ''));
  const quoted = QUOTED.exec(words);
  const year = YEAR_IN_BRACKETS.exec(words)?.[0] ?? '';
  const said = quoted?.[1] === undefined ? words : YEAR_IN_BRACKETS.test(quoted[1]) ? quoted[1] : `${quoted[1]} ${year}`;
  const name = said.replace(REVIEW_OF, '').replace(REVIEW_BY, '$1');
  return searchFor(isVideo ? withoutTrailer(name) : name);
};
