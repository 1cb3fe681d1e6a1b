import { putDocument, type MemoryState, type PasswordHash } from './storage/state';

/** Hash of `marquee-demo` in one round instead of 210,000. */
const quickPassword: PasswordHash = {
  salt: '6d617271756565206d61726c616e6465',
  hash: 'f34a4eedb16fce01338824155af198a477d042775c50db33c56819bd6f7ec45f',
  iterations: 1,
};

/** Gives every account the password of the demo users, which is checked at once: most of the time of a test with a sign-in is hashing. */
export const withQuickPasswords = (state: MemoryState): MemoryState =>
  [...state.accounts].reduce((next, [uid, account]) => putDocument('accounts', uid, { ...account, password: quickPassword })(next), state);
