import { describe, expect, it } from 'vitest';
import * as fault from '#domain/shared/failure';
import { type Failure } from '#domain/shared/failure';
import { emailError } from '#domain/users/email';
import { passwordError } from '#domain/users/password';
import { nameError, phoneError } from '#domain/users/profile';
import { accountFailure, type AccountAction } from './account.messages';
import { ERROR_CATALOGUE, type CatalogueMessage } from './error-catalogue';
import { failureMessage, failureSummary } from './failure.messages';
import { FIELD_ERRORS, fieldErrorMessage } from './field.messages';
import { requestMessage } from './request.messages';
import { serverToast, TOASTS } from './toast.messages';

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
  ['unknownRoute', 'No such picture', 'page'],
  ['lazyPageFails', 'It took too long to answer.', 'page'],
];

const shownAs = (told: CatalogueMessage): string => [told.by, 'tone' in told ? told.tone : '', 'logged' in told ? 'logged' : ''].filter(Boolean).join(' ');

describe('the error catalogue', () => {
  it.each(SPECIFIED)('says of %s what is specified, as it is specified', (situation, text, shown) => {
    const told: CatalogueMessage = ERROR_CATALOGUE[situation];
    expect(['text' in told ? told.text : null, shownAs(told)]).toEqual([text, shown]);
  });

  it('has every situation once, and no other', () => {
    expect(SPECIFIED.map(([situation]) => situation).sort()).toEqual(Object.keys(ERROR_CATALOGUE).sort());
  });

  it('is where toasts and fields have their words from', () => {
    const { signedIn, signedUp, signInFailed, signUpFailed, signOutFailed, emailChangeAsked } = TOASTS;
    expect([signedIn, signedUp, signInFailed, signUpFailed, signOutFailed, emailChangeAsked].map(({ text, tone }) => `${tone}: ${text}`)).toEqual([
      'good: Welcome back!', 'good: Good to see you, enjoy our app!', 'good: Something went wrong, please try again!', 'good: Something went wrong, please try again!',
      'good: Something went wrong, please try again!', 'warning: Please open your imbox to verify your new email!',
    ]);
    expect(['required', 'passwords-differ', 'picture-too-large'].map((rule) => FIELD_ERRORS[rule])).toEqual([
      'This field is required!', 'Passwords do not match', 'Image size exceeds the maximum size of 2048 KB.',
    ]);
    expect([failureMessage(fault.notFound('page')).title, failureSummary(fault.timedOut), requestMessage(fault.withoutToken)]).toEqual([
      'No such picture', 'It took too long to answer.', 'User token is not available. Sign in, then try again.',
    ]);
    const tones = (['createUserSucceeds', 'updateUser', 'deleteUser', 'disableUser'] as const).map((did) => serverToast(did, 'Done by the server.'));
    expect(tones).toEqual(['plain', 'info', 'good', 'good'].map((tone) => ({ text: 'Done by the server.', tone })));
  });
});

describe('the words of a field', () => {
  it('know every rule that names, addresses, numbers and passwords can break', () => {
    const rules = [
      emailError(''), emailError('maya'), passwordError('1'), passwordError('x'.repeat(129)), phoneError('x'), nameError(''), nameError('x'.repeat(81)),
    ].map((rule) => fieldErrorMessage(rule ?? undefined));
    expect(rules).not.toContain('This does not fit.');
    expect(rules).not.toContain(null);
  });
});

describe('the sentence of a refused form', () => {
  const wishes: ReadonlyArray<AccountAction> = ['sign-in', 'sign-up', 'reset', 'choose-password', 'verification'];

  it.each(wishes)('for %s is the same whether an address is known, closed or never seen', (wish) => {
    const refusals: ReadonlyArray<Failure> = [fault.unauthenticated, fault.conflict('account'), fault.notFound('account'), fault.forbidden('account'), fault.invalid('email', 'x')];
    const sentences = new Set(refusals.map((failure) => accountFailure(wish, failure)));
    expect(sentences.size).toBe(1);
    expect([...sentences][0]).not.toMatch(/already (?:taken|in use|registered)|no such|unknown|does not exist|disabled/i);
  });

  it.each(wishes)('for %s says what else was wrong without naming anything internal', (wish) => {
    const secret = 'FirebaseError auth/internal';
    const others: ReadonlyArray<Failure> = [fault.offline, fault.unavailable(503, secret), fault.rateLimited(90_000), fault.rateLimited(null), fault.unexpected(secret), fault.invalidData(secret, secret, secret)];
    for (const failure of others) {
      expect(accountFailure(wish, failure)).toMatch(/^[A-Z].*\.$/);
      expect(accountFailure(wish, failure)).not.toMatch(/Firebase|503/);
    }
    expect(accountFailure(wish, fault.rateLimited(90_000))).toContain('Wait 2 minutes, then');
  });
});
