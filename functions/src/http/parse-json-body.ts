import * as E from 'fp-ts/Either';
import { invalidData, type Failure } from '#domain/shared/failure';
import { hasLoneSurrogate } from '#domain/shared/hidden-characters';

const EXPECTED = 'a JSON object with the field data';

/** A string of a JSON text; the group is set if the string is a key. */
const STRINGS = /"(?:[^"\\]|\\.)*"(?<colon>\s*:)?/g;

const countKeysIn = (text: string): number => [...text.matchAll(STRINGS)].filter(({ groups }) => groups?.['colon'] !== undefined).length;

const countKeys = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>((sum, child) => sum + countKeys(child), Array.isArray(value) ? 0 : Object.keys(value).length);

/** Returns the path of the first key or value with a lone surrogate, which cannot be stored; null if there is none. */
const findLoneSurrogate = (value: unknown, path = ''): string | null => {
  if (typeof value === 'string') return hasLoneSurrogate(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, child] of Object.entries(value)) {
    const found = hasLoneSurrogate(key) ? path : findLoneSurrogate(child, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
};

/** Levels of objects and arrays in a body; the deepest valid one has four. */
const MAX_DEPTH = 20;

/** Returns the path of the first value that lies deeper than `MAX_DEPTH`; null if there is none. */
const findTooDeep = (value: unknown, path: ReadonlyArray<string> = []): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (path.length > MAX_DEPTH) return path.join('.');
  for (const [key, child] of Object.entries(value)) {
    const found = findTooDeep(child, [...path, key]);
    if (found !== null) return found;
  }
  return null;
};

/**
 * Parses the text of a body. Fails with `invalid-data` if it is not JSON, repeats a key of an object, has a lone surrogate, or is nested
 * too deep.
 */
export const parseJsonBody = (text: string): E.Either<Failure, unknown> => {
  const parsed = E.tryCatch(
    () => JSON.parse(text) as unknown,
    () => invalidData('request', '(whole)', EXPECTED),
  );
  if (E.isLeft(parsed)) return parsed;
  const tooDeep = findTooDeep(parsed.right);
  if (tooDeep !== null) return E.left(invalidData('request', tooDeep, `at most ${MAX_DEPTH} levels of objects and arrays`));
  // A parser keeps the last of several equal keys, so the value has fewer keys than the text.
  if (countKeysIn(text) !== countKeys(parsed.right)) return E.left(invalidData('request', '(whole)', 'an object without repeated keys'));
  const broken = findLoneSurrogate(parsed.right);
  return broken === null ? parsed : E.left(invalidData('request', broken === '' ? '(whole)' : broken, 'well-formed Unicode text'));
};
