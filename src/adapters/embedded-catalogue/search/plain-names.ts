import type { SearchText } from '#domain/catalogue/text-match/match-kind';

/** Returns the search text of a title of ASCII words: the name, and the name written as one word. Files omit texts that equal it. */
export const plainTitleSearchText = (title: string): SearchText => {
  const name = title.toLowerCase();
  const joined = name.replaceAll(' ', '');
  return joined === name ? `| ${name} |` : `| ${name} |\t| ${joined} |`;
};

/** Returns the name with the last name first: people are searched by last name as often as by first name. */
export const surnameFirst = (name: string): string => {
  const at = name.lastIndexOf(' ');
  return `${name.slice(at + 1)} ${name.slice(0, Math.max(at, 0))}`;
};

/** Returns the search text of a person with several names of ASCII letters. Files omit texts that equal it. */
export const plainPersonSearchText = (name: string): SearchText => `| ${name} | ${surnameFirst(name)} |`.toLowerCase();
