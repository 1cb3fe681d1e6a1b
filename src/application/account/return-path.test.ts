import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, registerPath, safeReturnPath } from './return-path';

describe('safeReturnPath', () => {
  it.each([
    '/home', '/user-profile/settings', '/user-profile/user-lists/noir?list_id=a%20b', '/details?type=movie&id=603#cast', '/admin/dashboard',
    '/logins', '/',
  ])('accepts %s', (address) => expect(safeReturnPath(address)).toBe(address));

  it.each([
    '', 'home', '//evil.example', '///evil.example', '/\\evil.example', '\\/evil.example', '\\\\evil.example', 'https://evil.example',
    'HTTPS:evil.example', 'javascript:alert(1)', 'data:text/html,x', ' //evil.example', '/\t/evil.example', '/\n/evil.example',
    '/\u0000/evil.example', '/\u200b/evil.example', '/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/%2e//evil.example',
    '/login', '/login/', '/LOGIN?next=/home', '/x/../login', '/register', '/register?next=%2Flogin', `/${'x'.repeat(3000)}`,
  ])('rejects %j', (address) => expect(safeReturnPath(address)).toBeNull());

  it('returns null without a requested path', () => expect(safeReturnPath(null)).toBeNull());

  it('stays on the same origin for any input, and is idempotent', () => {
    const fragments = fc.constantFrom(
      '/', '//', '\\', '.', '..', 'evil.example', '@', ':', 'https:', 'javascript:', '?', '#', '%2f', '%5c', '%00', '\t', '\u2028',
      '\uff0f', 'login', 'home', 'a',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(fragments, { maxLength: 9 }).map((each) => each.join('')),
          fc.string(),
          fc.webUrl(),
        ),
        (text) => {
          const next = safeReturnPath(text);
          if (next === null) return;
          expect(next).toMatch(/^\/(?![/\\])/);
          for (const base of ['https://marquee.example', 'http://127.0.0.1:4173/login?next=x'])
            expect(new URL(next, base).origin).toBe(new URL(base).origin);
          expect(safeReturnPath(next)).toBe(next);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('loginPath and registerPath', () => {
  it('keep a safe return path and drop any other', () => {
    expect(loginPath('/user-profile/user-lists/noir?list_id=a&b')).toBe(
      '/login?next=%2Fuser-profile%2Fuser-lists%2Fnoir%3Flist_id%3Da%26b',
    );
    expect(new URLSearchParams(registerPath('/home?a=1&b=2').split('?')[1]).get('next')).toBe('/home?a=1&b=2');
    expect([loginPath('//evil.example'), loginPath('/login?next=/home'), registerPath(null)]).toEqual(['/login', '/login', '/register']);
  });
});
