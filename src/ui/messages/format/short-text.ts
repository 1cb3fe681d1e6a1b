import { cutText } from '#domain/shared/cut-text';

/** Returns a text of at most `max` characters; a longer one ends with an ellipsis. */
export const shortText = (text: string, max: number): string => (text.length <= max ? text : `${cutText(text, max).trimEnd()}…`);
