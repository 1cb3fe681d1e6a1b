import { INBOX_MESSAGES } from '#ui/messages/admin/inbox.messages.ts';

/** Characters of the message that an answer quotes: mail programs refuse long addresses. */
const MAX_QUOTE = 500;

/** Replaces halves of surrogate pairs, which cannot be encoded. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');

/** Returns a `mailto:` address that answers a message and quotes its beginning. Everything is encoded: an address cannot add recipients. */
export const answerAddress = (email: string, message: string): string => {
  const quote = wellFormed(Array.from(message).slice(0, MAX_QUOTE).join('')).split('\n').map((line) => `> ${line}`).join('\r\n');
  return `mailto:${encodeURIComponent(wellFormed(email)).replace('%40', '@')}?subject=${encodeURIComponent(INBOX_MESSAGES.subject)}&body=${encodeURIComponent(`\r\n\r\n${quote}`)}`;
};
