import type { Credentials } from '#domain/users/identity';

/** Somebody to sign in as without opening an account. `who` says what they are, in a word or two. */
export type DemoAccount = Credentials & { readonly who: string };
