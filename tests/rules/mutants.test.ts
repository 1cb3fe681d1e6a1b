import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants';

const wrapped = (body: string): string => `service cloud.firestore {\n  match /databases/{database}/documents {\n    ${body}\n  }\n}`;
const descriptions = (body: string): ReadonlyArray<string> => mutantsOf(wrapped(body)).map(({ what }) => what);

describe('mutantsOf', () => {
  it('replaces each condition of a permission, and the permission', () => {
    expect(descriptions('match /a/{b} { allow get: if one() && two(b, (c)); }')).toEqual([
      'get: one() && two(b, (c)) -> false', 'get: one() && two(b, (c)) -> true', 'get: one() -> true', 'get: two(b, (c)) -> true',
    ]);
  });

  it('replaces each alternative, also inside brackets', () => {
    expect(descriptions('function f() { return a == null || (b && c); }')).toEqual([
      'a == null -> false', '(b && c) -> false', 'b -> true', 'c -> true',
    ]);
  });

  it('changes one of several methods', () => {
    const [first] = mutantsOf(wrapped('allow create, update: if one();'));
    expect(first?.rules).toContain('allow create: if false; allow update: if one();');
  });

  it('ignores operators in comments and strings', () => {
    expect(descriptions("// a && b\n function f() { return x.matches('a && b;') && y; }")).toEqual([
      "x.matches('a && b;') -> true", 'y -> true',
    ]);
  });

  it('replaces conditions inside a negated bracket', () => {
    expect(descriptions('function f() { return a && !(b || c); }')).toEqual(['a -> true', '!(b || c) -> true', 'b -> false', 'c -> false']);
  });

  it('does not mutate a helper with a single condition, because its callers are mutated', () => {
    expect(descriptions('function f() { return a; }')).toEqual([]);
  });

  it('returns the line and the collections of a mutant', () => {
    const [first] = mutantsOf(wrapped('match /users/{uid} { match /history/{id} { allow get: if a; } }'));
    expect(first).toMatchObject({ line: 3, about: 'users.history' });
  });
});
