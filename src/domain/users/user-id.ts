import * as t from 'io-ts';

interface UserIdBrand {
  readonly UserId: unique symbol;
}

/** The identity service's permanent id of an account: 1 to 128 letters, digits, underscores or hyphens. */
export const UserId = t.brand(t.string, (text): text is t.Branded<string, UserIdBrand> => /^[\w-]{1,128}$/.test(text), 'UserId');
export type UserId = t.TypeOf<typeof UserId>;
