import * as t from 'io-ts';
import { orNull } from '#domain/shared/codecs/or-null';

/** Way in which a user was authenticated. */
export const SignInWay = t.keyof({ password: null, google: null, passkey: null }, 'SignInWay');
export type SignInWay = t.TypeOf<typeof SignInWay>;

/** Browser and system of a user agent in plain words ("Chrome", "Windows"); null where it names none that is known. */
export const BrowserWords = t.strict({ browser: orNull(t.string), system: orNull(t.string) }, 'BrowserWords');
export type BrowserWords = t.TypeOf<typeof BrowserWords>;

/** A sign-in or re-authentication of a session. Contains neither the address nor the place of the browser. */
export const SignInRecord = t.readonly(
  t.intersection([
    t.strict({
      /** `auth_time` of the session's token: ms since 1970, in whole seconds. */
      at: t.number,
      /** Null if the token does not say. */
      way: orNull(SignInWay),
    }),
    BrowserWords,
  ]),
  'SignInRecord',
);
export type SignInRecord = t.TypeOf<typeof SignInRecord>;

/** A sign-in as the member sees it. */
export type SignIn = SignInRecord & {
  /** The sign-in of the session that calls. */
  readonly isPresent: boolean;
  /** All sessions of that time have been ended, as by a new password. Signing out in one browser is not known. */
  readonly hasEnded: boolean;
};

/** Sign-ins of a member, the newest first. */
export type SignInRecords = ReadonlyArray<SignInRecord>;
