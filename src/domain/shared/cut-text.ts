const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/**
 * Returns the longest beginning of a text with at most `most` UTF-16 units that ends with a whole code point. Half of a surrogate pair
 * is no text: Firestore refuses it, and URLs cannot contain it.
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  return text.slice(0, isHighSurrogate(text.charCodeAt(most - 1)) ? most - 1 : most);
};
