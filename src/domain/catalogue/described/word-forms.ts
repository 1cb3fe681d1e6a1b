const IRREGULAR: Readonly<Record<string, string>> = {
  wolves: 'wolf', werewolves: 'werewolf', women: 'woman', men: 'man', children: 'child', mice: 'mouse', thieves: 'thief', wives: 'wife',
  elves: 'elf', dwarves: 'dwarf', lives: 'life', series: 'series', movies: 'movie', zombies: 'zombie', zombie: 'zombie',
};

/** Returns the singular of an English word in small letters: "sharks" becomes "shark", "witches" "witch". */
export const singularOf = (word: string): string => {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length === 4 ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/** Endings of words for what is done, who does it, and which art it is: robbing, robber, robbery. */
const ENDING = /(?:ing|ers?|ors?|ery|ed|ism|ists?|al|ian)$/;
/** Endings of what people do and are beside those of the people: therapy and therapist, pregnancy and pregnant, science and scientist. */
const FURTHER_ENDING = /(?<=ph|rap|og|nom)y$|(?<=.{3}[ae]n)(?:cy|t)$|(?<=.{3}en)ce$/;
/** Words that another word only looks like: "animal" and "anime", "river" and "rival". The first of a group is the root of all. */
const OWN_ROOTS: ReadonlyMap<string, string> = new Map(
  ('adultery|anime|care|career|gamer gaming|letter|lottery|minor|office|plane|pope|racism racist|rape raped rapist|river|trainer training'
    + '|wine winery').split('|').map((group) => group.split(' '))
    .flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)),
);
/** Least number of letters before an ending. */
const MIN_ROOT = 3;

/** Returns the common beginning of related words: "boxing", "boxer" and "box" have the root "box". A root need not be a word. */
export const rootOf = (word: string): string => {
  const singular = singularOf(word);
  const own = OWN_ROOTS.get(singular);
  if (own !== undefined) return own;
  const bare = singular.replace(ENDING, '').replace(FURTHER_ENDING, '');
  const root = bare.length < MIN_ROOT || !/[aeiouy]/.test(bare) ? singular : bare;
  return root.length > MIN_ROOT ? root.replace(/e$/, '').replace(/([bdgklmnprt])\1$/, '$1') : root;
};

/** Returns the phrase with the roots of its words, to compare it with others. */
export const rootPhrase = (phrase: string): string => phrase.split(' ').map(rootOf).join(' ');

/** Returns the phrase with the singulars of its words. */
export const singularPhrase = (words: ReadonlyArray<string>): string => words.map(singularOf).join(' ');
