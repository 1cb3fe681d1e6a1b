import { foldWords } from '#domain/catalogue/text-match/fold';

/** Characters of a search that are compared; more would make the stored keys longer than they are worth. */
const MAX_KEY_LENGTH = 20;
/** Words of a name, and of each side of an address, at which a search may begin. */
const MAX_WORDS = 6;

const prefixesOf = (text: string): ReadonlyArray<string> => {
  const characters = Array.from(text).slice(0, MAX_KEY_LENGTH);
  return characters.map((_, index) => characters.slice(0, index + 1).join('')).filter((key) => !key.endsWith(' '));
};

/** Fewest characters of a part inside of a word: shorter ones would be many, and find nearly everybody. */
const MIN_PART = 3;

/** Returns the parts of a word that do not begin with it: "adam" has "dam". */
const partsOf = (word: string): ReadonlyArray<string> => {
  const characters = Array.from(word).slice(0, MAX_KEY_LENGTH);
  return characters
    .slice(1)
    .flatMap((_, index) => prefixesOf(characters.slice(index + 1).join('')).filter((part) => Array.from(part).length >= MIN_PART));
};

const cut = (text: string): string => Array.from(text).slice(0, MAX_KEY_LENGTH).join('').trimEnd();

/** Matches names that are folded by lower-casing them, which is most names. */
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** Returns the sort key of a name: folded, so that "Émile" stands with "Emil"; the name in lower case if nothing is left of it. */
export const directoryNameKey = (name: string): string =>
  PLAIN.test(name) ? name.toLowerCase() : foldWords(name).join(' ') || name.toLowerCase();

/** Returns the words before and behind the `@` of an address. */
const addressWords = (address: string): ReadonlyArray<ReadonlyArray<string>> => address.split('@').map(foldWords);

/**
 * Returns all texts by which a user is found: beginnings of the folded name and of both sides of the address at each word, parts of these
 * words, beginnings of the whole address, and the uid. The beginning of a uid finds nobody: that of accounts that admins create is a word.
 */
export const directorySearchKeys = ({
  uid, name, email,
}: {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}): ReadonlyArray<string> => {
  const address = email.toLowerCase();
  const texts = [foldWords(name), ...addressWords(address)].map((words) => words.slice(0, MAX_WORDS));
  const starts = texts.flatMap((words) => words.map((_, index) => words.slice(index).join(' ')));
  return [
    ...new Set([
      ...[...starts, address, directoryNameKey(name)].flatMap(prefixesOf),
      ...texts.flat().flatMap(partsOf),
      cut(foldWords(uid).join(' ')),
    ]),
  ];
};

/**
 * Returns a short text that contains each of the user's `directorySearchKeys`, to pass over most other users without making their
 * keys. Contains other words too: a match decides nothing.
 */
export const directoryPrefilter = ({
  uid, nameKey, emailKey,
}: {
  readonly uid: string;
  readonly nameKey: string;
  readonly emailKey: string;
}): string => `${nameKey} ${addressWords(emailKey).flat().join(' ')} ${emailKey} ${foldWords(uid).join(' ')}`;

/**
 * Returns the key that a typed text looks for; null for a text without letters. Addresses are compared as they are, everything else folded,
 * also a domain behind an `@`.
 * Texts that are longer than the stored keys are cut.
 */
export const toDirectorySearchKey = (text: string): string | null => {
  const typed = text.trim();
  const key = cut(typed.indexOf('@') > 0 ? typed.toLowerCase() : foldWords(typed).join(' ') || typed.toLowerCase());
  return key === '' ? null : key;
};
