import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decode } from '../shared/decode';
import { Feedback, feedbackErrors, MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH } from './feedback';

const address = (length: number): string => `${'a'.repeat(length - '@b.example'.length)}@b.example`;

describe('feedback', () => {
  it.each([
    ['words alone', { message: 'Lovely.', email: null }, {}],
    ['an address left empty', { message: 'Lovely.', email: '  ' }, {}],
    ['an address with blanks around it', { message: 'Lovely.', email: ' a@b.example ' }, {}],
    ['as much as may be', { message: 'a'.repeat(MAX_MESSAGE_LENGTH), email: address(MAX_EMAIL_LENGTH) }, {}],
    ['no words', { message: ' \n', email: null }, { message: 'required' }],
    ['too many words', { message: 'a'.repeat(MAX_MESSAGE_LENGTH + 1), email: null }, { message: 'too-long' }],
    ['a name for an address', { message: 'Hi', email: 'maya' }, { email: 'not-an-email' }],
    ['an address without a house', { message: 'Hi', email: 'maya@example' }, { email: 'not-an-email' }],
    ['an address too long', { message: 'Hi', email: address(MAX_EMAIL_LENGTH + 1) }, { email: 'too-long' }],
    ['two faults', { message: '', email: '@' }, { message: 'required', email: 'not-an-email' }],
  ])('with %s', (_, feedback, faults) => {
    expect(feedbackErrors(feedback)).toEqual(faults);
  });

  it('takes nothing that it does not know', () => {
    const read = decode(Feedback, 'feedback');
    expect(read({ message: 'Hi', email: null })).toEqual(E.right({ message: 'Hi', email: null }));
    expect(read({ message: 'Hi', email: null, mail: 'a@b.example' })).toMatchObject({ left: { path: 'mail' } });
  });
});
