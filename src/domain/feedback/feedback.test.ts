import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decode } from '#domain/shared/decode';
import { Feedback, feedbackBeginning, feedbackErrors, MAX_EMAIL_LENGTH, MAX_FEEDBACK_LENGTH } from './feedback';

const address = (length: number): string => `${'a'.repeat(length - '@b.example'.length)}@b.example`;

describe('feedbackBeginning', () => {
  it('returns a short message in one line, and the beginning of a longer one', () => {
    expect(feedbackBeginning(' More\n\nwesterns ')).toBe('More westerns');
    expect(feedbackBeginning('Please add more westerns. '.repeat(9))).toBe('Please add more westerns. Please add more westerns. Please a…');
  });
});

describe('feedbackErrors and Feedback', () => {
  it.each([
    ['a message without an address', { message: 'Lovely.', email: null }, {}],
    ['a blank address', { message: 'Lovely.', email: '  ' }, {}],
    ['an address with surrounding spaces', { message: 'Lovely.', email: ' a@b.example ' }, {}],
    ['message and address of maximum length', { message: 'a'.repeat(MAX_FEEDBACK_LENGTH), email: address(MAX_EMAIL_LENGTH) }, {}],
    ['a blank message', { message: ' \n', email: null }, { message: 'required' }],
    ['a message too long', { message: 'a'.repeat(MAX_FEEDBACK_LENGTH + 1), email: null }, { message: 'too-long' }],
    ['a name instead of an address', { message: 'Hi', email: 'maya' }, { email: 'not-an-email' }],
    ['an address without a top-level domain', { message: 'Hi', email: 'maya@example' }, { email: 'not-an-email' }],
    ['an address too long', { message: 'Hi', email: address(MAX_EMAIL_LENGTH + 1) }, { email: 'too-long' }],
    ['two errors', { message: '', email: '@' }, { message: 'required', email: 'not-an-email' }],
  ])('feedbackErrors returns the errors of %s', (_, feedback, errors) => {
    expect(feedbackErrors(feedback)).toEqual(errors);
  });

  it('Feedback rejects unknown keys', () => {
    const read = decode(Feedback, 'feedback');
    expect(read({ message: 'Hi', email: null })).toEqual(E.right({ message: 'Hi', email: null }));
    expect(read({ message: 'Hi', email: null, mail: 'a@b.example' })).toMatchObject({ left: { path: 'mail' } });
  });
});
