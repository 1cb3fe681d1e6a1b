import type { Credentials } from '#domain/users/identity';

/** Credentials of a seeded account for the sign-in page. `who` describes the account in one or two words. */
export type DemoAccount = Credentials & { readonly who: string };
