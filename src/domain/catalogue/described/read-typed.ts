import { leftOutLength, type SubjectLength } from './left-out-words';
import { readWords, type ReadWords } from './parse-description';
import { knownPhraseLength } from './subject-words';

/** A text as people type it. @property unread words that nothing stands for, which are left out: “without gore”. */
export type ReadTyped = ReadWords & { readonly unread: ReadonlyArray<string> };

/** Reads folded words as `readWords` does, without what they negate. */
export const readTyped = (
  words: ReadonlyArray<string>,
  subjectLength: SubjectLength = (phrase, isLeftOut = false) => (isLeftOut ? knownPhraseLength(phrase) : 0),
): ReadTyped => {
  const parts: ReadWords[] = [];
  const unread: string[] = [];
  let from = 0;
  for (let at = 0; at < words.length;) {
    const length = leftOutLength(words.slice(at), subjectLength);
    if (length > 0) {
      parts.push(readWords(words.slice(from, at), subjectLength));
      unread.push(words.slice(at, at + length).join(' '));
      from = at + length;
    }
    at += Math.max(1, length);
  }
  parts.push(readWords(words.slice(from), subjectLength));
  return {
    facts: parts.flatMap(({ facts }) => facts), others: parts.flatMap(({ others }) => others),
    bounds: parts.reduce<ReadWords['bounds']>((all, { bounds }) => ({ ...all, ...bounds }), {}),
    unread,
  };
};
