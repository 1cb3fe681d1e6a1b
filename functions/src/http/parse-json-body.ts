import * as E from 'fp-ts/Either';
import { invalidData, type Failure } from '#domain/shared/failure';
import { hasLoneSurrogate } from '#domain/shared/hidden-characters';

const EXPECTED = 'a JSON object with the field data';

/** A string of a JSON text; the group is set if the string is a key. */
const STRINGS = /"(?:[^"\\]|\\.)*"(?<colon>\s*:)?/g;

const countKeysIn = (text: string): number => [...text.matchAll(STRINGS)].filter(({ groups }) => groups?.['colon'] !== undefined).length;

const countKeys = (value: unknown): number =>
  typeof value !== 'object' || value === null ? 0 : Object.values(value).reduce<number>((sum, child) => sum + countKeys(child), Array.isArray(value) ? 0 : Object.keys(value).length);

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

/** Parses the text of a body. Fails with `invalid-data` if it is not JSON, repeats a key of an object, or has a lone surrogate. */
export const parseJsonBody = (text: string): E.Either<Failure, unknown> => {
  const parsed = E.tryCatch(
    () => JSON.parse(text) as unknown,
    () => invalidData('request', '(whole)', EXPECTED),
  );
  if (E.isLeft(parsed)) return parsed;
  // A parser keeps the last of several equal keys, so the value has fewer keys than the text.
  if (countKeysIn(text) !== countKeys(parsed.right)) return E.left(invalidData('request', '(whole)', 'an object without repeated keys'));
  const broken = findLoneSurrogate(parsed.right);
  return broken === null ? parsed : E.left(invalidData('request', broken === '' ? '(whole)' : broken, 'well-formed Unicode text'));
};
