import { parsePhrases, subjectOf, type PhrasedKeywords } from './phrases-of-keywords';

/** Subjects that are the form of a title where other words say what it is about. */
const FORM_PHRASES = parsePhrases(['superheroes: superhero, superhero team, masked superhero', 'samurai', 'growing up: coming of age']);

/** Subjects that stories of every kind have: they say what one is about only where nothing else does. */
const WIDE: ReadonlySet<string> = new Set([
  'friendship', 'family', 'love', 'a marriage', 'teenagers', 'an affair', 'a murder', 'the police', 'faith', 'magic', 'monsters',
  'the supernatural', 'superpowers', 'a father and son', 'a father and daughter', 'a mother and daughter', 'a mother and son', 'brothers',
  'sisters', 'a brother and sister', 'corruption', 'survival', 'grief', 'jealousy', 'obsession', 'guilt', 'betrayal', 'identity',
  'loneliness', 'illness', 'addiction', 'poverty', 'a dog', 'a cat', 'a rescue', 'saving the world', 'good against evil', 'war', 'soldiers',
]);

const phraseOf = (keyword: string): string | undefined => subjectOf(keyword) ?? FORM_PHRASES.get(keyword.toLowerCase());

const byPhrase = (keywords: ReadonlyArray<string>): ReadonlyArray<PhrasedKeywords> => {
  const phrases = new Map<string, ReadonlyArray<string>>();
  for (const keyword of new Set(keywords)) {
    const phrase = phraseOf(keyword);
    if (phrase !== undefined) phrases.set(phrase, [...phrases.get(phrase) ?? [], keyword]);
  }
  return [...phrases].map(([phrase, own]) => ({ phrase, keywords: own }));
};

/** Returns the subjects that keywords name, in their order; the first wide one only where they name no other. */
export const tellingSubjects = (keywords: ReadonlyArray<string>): ReadonlyArray<PhrasedKeywords> => {
  const subjects = byPhrase(keywords);
  const narrow = subjects.filter(({ phrase }) => !WIDE.has(phrase));
  return narrow.length > 0 ? narrow : subjects.slice(0, 1);
};
