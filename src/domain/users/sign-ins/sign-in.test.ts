import { expect, it } from 'vitest';
import type { SignInRecord } from './sign-in';
import { MAX_SIGN_INS, SIGN_IN_RETENTION_MS, withSignIn } from './with-sign-in';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const signIn = (at: number, more: Partial<SignInRecord> = {}): SignInRecord =>
  ({ at, way: 'password', browser: 'Chrome', system: 'Windows', ...more });
const many = Array.from({ length: MAX_SIGN_INS }, (_, index) => signIn(NOW - (index + 1) * MINUTE));

it('adds a sign-in once, the newest first', () => {
  const one = withSignIn([], signIn(NOW - MINUTE), NOW);
  const two = withSignIn(one, signIn(NOW), NOW);
  expect(two.map(({ at }) => at)).toEqual([NOW, NOW - MINUTE]);
  expect(withSignIn(two, signIn(NOW), NOW)).toBe(two);
  // The session of an older sign-in asks later.
  expect(withSignIn([signIn(NOW)], signIn(NOW - MINUTE), NOW).map(({ at }) => at)).toEqual([NOW, NOW - MINUTE]);
});

it('keeps sign-ins of two browsers within one second', () => {
  const both = withSignIn([signIn(NOW)], signIn(NOW, { browser: 'Firefox' }), NOW);
  expect(both.map(({ browser }) => browser).sort()).toEqual(['Chrome', 'Firefox']);
  expect(withSignIn(both, signIn(NOW), NOW)).toBe(both);
});

it('removes the oldest beyond the number, also one that is being added', () => {
  expect(withSignIn(many, signIn(NOW), NOW)).toEqual([signIn(NOW), ...many.slice(0, -1)]);
  expect(withSignIn(many, signIn(NOW - 100 * MINUTE), NOW)).toBe(many);
});

it('removes what is too old with any call, also one that adds nothing', () => {
  const old = signIn(NOW - SIGN_IN_RETENTION_MS);
  expect(withSignIn([signIn(NOW), old], signIn(NOW), NOW)).toEqual([signIn(NOW)]);
  expect(withSignIn([], old, NOW)).toEqual([]);
  expect(withSignIn([old], signIn(NOW - SIGN_IN_RETENTION_MS - 1), NOW)).toEqual([]);
});
