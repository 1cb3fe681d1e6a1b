import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emulatorMailbox } from './emulator-mailbox';

const settings = {
  projectId: 'demo-marquee', apiKey: 'k', authDomain: 'd', storageBucket: 'b', appId: 'a',
  emulators: { auth: 'http://127.0.0.1:9101', firestore: '127.0.0.1:9102', storage: '127.0.0.1:9104' },
};

const read = (): { readonly seen: ReadonlyArray<unknown>; readonly stop: () => void } => {
  const seen: unknown[] = [];
  const subscription = emulatorMailbox(settings).messages.subscribe((emails) => seen.push(E.isRight(emails) ? emails.right : emails));
  return { seen, stop: () => subscription.unsubscribe() };
};

describe('emulatorMailbox', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals(); });

  const code = (requestType: string, oobCode: string, email: string, more = {}) => ({
    requestType, oobCode, email, oobLink: 'http://127.0.0.1:9101/x',
    ...more,
  });

  it('emits the e-mails of the emulator, newest first, and again when they change', async () => {
    const bodies = [
      {
        oobCodes: [
          code('VERIFY_EMAIL', 'one', 'maya@marquee.example'),
          code('EMAIL_SIGNIN', 'other', 'maya@marquee.example'),
          code('PASSWORD_RESET', 'two', 'ada@marquee.example'),
        ],
      },
      {
        oobCodes: [
          code('VERIFY_EMAIL', 'one', 'maya@marquee.example'),
          code('EMAIL_SIGNIN', 'other', 'maya@marquee.example'),
          code('PASSWORD_RESET', 'two', 'ada@marquee.example'),
        ],
      },
      { oobCodes: [code('VERIFY_AND_CHANGE_EMAIL', 'three', 'maya@marquee.example', { newEmail: 'new@marquee.example' })] },
    ];
    const fetched = vi.fn(() => Promise.resolve(Response.json(bodies.shift())));
    vi.stubGlobal('fetch', fetched);
    const { seen, stop } = read();
    await vi.advanceTimersByTimeAsync(4000);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched.mock.calls.map((call: ReadonlyArray<unknown>) => call[0])).toEqual(
      Array.from({ length: 3 }, () => 'http://127.0.0.1:9101/emulator/v1/projects/demo-marquee/oobCodes'),
    );
    expect(seen).toEqual([
      [
        { kind: 'reset-password', code: 'two', email: 'ada@marquee.example' },
        { kind: 'verify-email', code: 'one', email: 'maya@marquee.example' },
      ],
      [{ kind: 'change-email', code: 'three', email: 'new@marquee.example' }],
    ]);
  });

  it.each([
    ['does not respond', () => Promise.reject(new TypeError('failed'))],
    ['fails', () => Promise.resolve(Response.json({}, { status: 500 }))],
    ['answers something else', () => Promise.resolve(Response.json({ codes: [] }))],
  ])('is empty while the emulator %s', async (_, respond) => {
    vi.stubGlobal('fetch', respond);
    const { seen, stop } = read();
    await vi.advanceTimersByTimeAsync(2000);
    stop();
    expect(seen).toEqual([[]]);
  });
});
