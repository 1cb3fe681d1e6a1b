import * as t from 'io-ts';

/** Permissions of a signed-in user; read from the claim `role` of the ID token, never from the profile. */
export const Role = t.keyof({ user: null, admin: null }, 'Role');
export type Role = t.TypeOf<typeof Role>;
