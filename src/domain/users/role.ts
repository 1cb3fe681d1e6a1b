import * as t from 'io-ts';

/** What a signed-in person may do; read from the claim `role` of the identity token, never from the profile. */
export const Role = t.keyof({ user: null, admin: null }, 'Role');
export type Role = t.TypeOf<typeof Role>;
