import { describe, expect, it } from 'vitest';
import * as domainFailure from '#domain/shared/failure';
import { type Failure } from '#domain/shared/failure';
import { emailError } from '#domain/users/email';
import { passwordError } from '#domain/users/password';
import { nameError, phoneError } from '#domain/users/profile';
import { accountDisabled } from '#domain/users/auth-service';
import { accountActionFailureText, type AccountAction } from './auth.messages';
import { ERROR_CATALOGUE, type CatalogueMessage } from './error-catalogue';
import { failureSummaryText, NOT_FOUND_MESSAGES } from './failure.messages';
import { FIELD_ERROR_MESSAGES, fieldErrorMessage } from './field.messages';
import { requestFailureText } from './request.messages';
import { ACCOUNT_TOASTS } from './account-toasts.messages';
import { serverToastMessage } from './admin/user-toasts.messages';

/** The error catalogue of the specification, row by row: situation, texts in quotation marks, and how they are shown. */
const SPECIFIED: ReadonlyArray<readonly [situation: keyof typeof ERROR_CATALOGUE, text: string | null, shown: string]> = [
  ['signInSucceeds', 'Welcome back!', 'toast good'],
  ['signUpSucceeds', 'Good to see you, enjoy our app!', 'toast good'],
  ['signInFails', 'Something went wrong, please try again!', 'toast good logged'],
  ['signUpFails', 'Something went wrong, please try again!', 'toast good logged'],
  ['signOutFails', 'Something went wrong, please try again!', 'toast good logged'],
  ['noToken', 'User token is not available', 'message'],
  ['helperFails', null, 'log'],
  ['userDocumentFails', null, 'log'],
  ['createUserFails', null, 'log'],
  ['createUserSucceeds', null, 'server toast plain'],
  ['updateUser', null, 'server toast info'],
  ['deleteUser', null, 'server toast good'],
  ['disableUser', null, 'server toast good'],
  ['emailChangeRequested', 'Please open your imbox to verify your new email!', 'toast warning'],
  ['passwordMismatch', 'Passwords do not match', 'field'],
  ['requiredFieldEmpty', 'This field is required!', 'field'],
  ['bannerTooLarge', 'Image size exceeds the maximum size of 2048 KB.', 'field'],
  ['storage401', 'Not authenticated', 'message'],
  ['storage402', 'Quota exceeded', 'message'],
  ['storage403', 'No permission to access the path', 'message'],
  ['storage404', 'Object at the path does not exist', 'message'],
  ['unknownRoute', 'Page not found', 'page'],
  ['lazyPageFails', 'This took too long to load.', 'page'],
];

const shownAs = (message: CatalogueMessage): string =>
  [message.shownBy, 'tone' in message ? message.tone : '', 'logged' in message ? 'logged' : ''].filter(Boolean).join(' ');

describe('ERROR_CATALOGUE', () => {
  it.each(SPECIFIED)('has the specified text and presentation for %s', (situation, text, shown) => {
    const message: CatalogueMessage = ERROR_CATALOGUE[situation];
    expect(['text' in message ? message.text : null, shownAs(message)]).toEqual([text, shown]);
  });

  it('contains exactly the specified situations', () => {
    expect(SPECIFIED.map(([situation]) => situation).sort()).toEqual(Object.keys(ERROR_CATALOGUE).sort());
  });

  it('provides the texts of toasts, fields, failures and server toasts', () => {
    const { signedIn, signedUp, signInFailed, signUpFailed, emailChangeRequested } = ACCOUNT_TOASTS;
    expect(
      [signedIn, signedUp, signInFailed, signUpFailed, emailChangeRequested].map(({ text, tone }) => `${tone}: ${text}`),
    ).toEqual([
      'good: Welcome back!', 'good: Good to see you, enjoy our app!', 'good: Something went wrong, please try again!',
      'good: Something went wrong, please try again!',
      'warning: Please open your imbox to verify your new email!',
    ]);
    expect(['required', 'passwords-differ', 'image-too-large'].map((rule) => FIELD_ERROR_MESSAGES[rule])).toEqual([
      'This field is required!', 'Passwords do not match', 'Image size exceeds the maximum size of 2048 KB.',
    ]);
    expect([NOT_FOUND_MESSAGES.title, failureSummaryText(domainFailure.timedOut), requestFailureText(domainFailure.missingToken)]).toEqual([
      'Page not found', 'This took too long to load.', 'User token is not available. Sign in, then try again.',
    ]);
    const tones = (['createUserSucceeds', 'updateUser', 'deleteUser', 'disableUser'] as const).map((did) =>
      serverToastMessage(did, 'Done by the server.'),
    );
    expect(tones).toEqual(['plain', 'info', 'good', 'good'].map((tone) => ({ text: 'Done by the server.', tone })));
  });
});

describe('fieldErrorMessage', () => {
  it('has a text for every validation rule of names, e-mails, phone numbers and passwords', () => {
    const rules = [
      emailError(''),
      emailError('maya'),
      passwordError('1'),
      passwordError('x'.repeat(129)),
      phoneError('x'),
      nameError(''),
      nameError('x'.repeat(81)),
    ].map((rule) => fieldErrorMessage(rule ?? undefined));
    expect(rules).not.toContain('This isn’t valid.');
    expect(rules).not.toContain(null);
  });
});

describe('accountActionFailureText', () => {
  const actions: ReadonlyArray<AccountAction> = ['sign-in', 'sign-up', 'reset', 'choose-password', 'verification'];

  it.each(actions)('returns one text for %s whether an account exists or is unknown, or its state must not be told', (action) => {
    const rejections: ReadonlyArray<Failure> = [
      domainFailure.unauthenticated,
      domainFailure.conflict('account'),
      domainFailure.notFound('account'),
      domainFailure.forbidden('account'),
      domainFailure.invalid('email', 'x'),
    ];
    const sentences = new Set(rejections.map((failure) => accountActionFailureText(action, failure)));
    expect(sentences.size).toBe(1);
    expect([...sentences][0]).not.toMatch(/already (?:taken|in use|registered)|no such|unknown|does not exist|is disabled/i);
  });

  it('says which password is refused, and why', () => {
    expect(accountActionFailureText('sign-up', domainFailure.invalid('password', 'password-too-common'))).toBe(
      'Choose another password. This one is among the first ones that people guess.',
    );
  });

  it.each(actions)('says that the account is disabled if %s fails after the correct password', (action) => {
    expect(accountActionFailureText(action, accountDisabled)).toBe(
      'Your account is disabled. If that’s a mistake, tell us through Feedback.',
    );
  });

  it.each(actions)('describes other failures of %s without internal details', (action) => {
    const secret = 'FirebaseError auth/internal';
    const others: ReadonlyArray<Failure> = [
      domainFailure.offline,
      domainFailure.unavailable(503, secret),
      domainFailure.rateLimited(90_000),
      domainFailure.rateLimited(null),
      domainFailure.unexpected(secret),
      domainFailure.invalidData(secret, secret, secret),
    ];
    for (const failure of others) {
      expect(accountActionFailureText(action, failure)).toMatch(/^[A-Z].*\.$/);
      expect(accountActionFailureText(action, failure)).not.toMatch(/Firebase|503/);
    }
    expect(accountActionFailureText(action, domainFailure.rateLimited(90_000))).toBe('Too many attempts. Try again in 2 minutes.');
  });
});
