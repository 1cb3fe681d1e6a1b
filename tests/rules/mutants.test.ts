import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants';

const wrapped = (body: string): string => `service cloud.firestore {\n  match /databases/{database}/documents {\n    ${body}\n  }\n}`;
const whats = (body: string): ReadonlyArray<string> => mutantsOf(wrapped(body)).map(({ what }) => what);

describe('mutants of rules', () => {
  it('take each condition of a permission away, and the permission', () => {
    expect(whats('match /a/{b} { allow get: if one() && two(b, (c)); }')).toEqual([
      'get: one() && two(b, (c)) -> false', 'get: one() && two(b, (c)) -> true', 'get: one() -> true', 'get: two(b, (c)) -> true',
    ]);
  });

  it('take each alternative away, and go inside brackets', () => {
    expect(whats('function f() { return a == null || (b && c); }')).toEqual(['a == null -> false', '(b && c) -> false', 'b -> true', 'c -> true']);
  });

  it('change one method of several', () => {
    const [first] = mutantsOf(wrapped('allow create, update: if one();'));
    expect(first?.rules).toContain('allow create: if false; allow update: if one();');
  });

  it('see neither comments nor texts as conditions', () => {
    expect(whats("// a && b\n function f() { return x.matches('a && b;') && y; }")).toEqual(["x.matches('a && b;') -> true", 'y -> true']);
  });

  it('go inside a negated bracket', () => {
    expect(whats('function f() { return a && !(b || c); }')).toEqual(['a -> true', '!(b || c) -> true', 'b -> false', 'c -> false']);
  });

  it('leave a single condition of a helper to those who call it', () => {
    expect(whats('function f() { return a; }')).toEqual([]);
  });

  it('say where they are', () => {
    const [first] = mutantsOf(wrapped('match /users/{uid} { match /history/{id} { allow get: if a; } }'));
    expect(first).toMatchObject({ line: 3, about: 'users.history' });
  });
});
