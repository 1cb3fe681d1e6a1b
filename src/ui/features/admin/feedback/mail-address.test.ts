import { describe, expect, it } from 'vitest';
import { answerAddress } from './mail-address';

describe('answerAddress', () => {
  it('addresses the sender and quotes the message', () => {
    const url = new URL(answerAddress('maya@example.org', 'More westerns,\nplease & soon.'));
    expect(url.pathname).toBe('maya@example.org');
    expect(url.searchParams.get('body')).toBe('\r\n\r\n> More westerns,\r\n> please & soon.');
  });

  it('does not let an address add recipients or headers', () => {
    const url = new URL(answerAddress('a@b.example?bcc=all@c.example&x=1', 'Hi'));
    expect([url.searchParams.get('bcc'), [...url.searchParams.keys()]]).toEqual([null, ['subject', 'body']]);
  });

  it('quotes the beginning of a long message, also of text that is not well-formed', () => {
    expect(answerAddress('a@b.example', '🎬'.repeat(5000)).length).toBeLessThan(7000);
    expect(answerAddress('a@b.example', '\ud800')).toContain('%EF%BF%BD');
  });
});
