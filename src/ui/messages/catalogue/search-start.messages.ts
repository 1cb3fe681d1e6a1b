import { shortText } from '#ui/messages/format/short-text.ts';

/** Most characters of a query in a heading and in the title of the tab. */
const MAX_SHOWN_QUERY = 80;

/** Returns a query as texts show it. */
export const shortQuery = (text: string): string => shortText(text, MAX_SHOWN_QUERY);

/** Heading of the results. */
export const resultsHeading = (text: string): string => `Results for “${shortQuery(text)}”`;

/** Texts of the search page before the app's code is loaded. */
export const lookingForText = (text: string): string => `Looking for “${text}” among films, series and people.`;
export const SEARCHING_TEXT = 'Searching';
