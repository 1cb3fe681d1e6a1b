import { ACCESS_MARKERS, ACCOUNTS, AVATARS, LETTERS, MEMBERSHIP, USERS } from '#application/keys';
import type { House } from '#domain/user/house';
import type { Module } from './compose';

/** Members' ports, all from one house. */
export const houseModule =
  ({ accounts, users, markers, membership, avatars, letters }: House): Module =>
  (bind) => {
    bind.value(ACCOUNTS, accounts);
    bind.value(USERS, users);
    bind.value(ACCESS_MARKERS, markers);
    bind.value(MEMBERSHIP, membership);
    bind.value(AVATARS, avatars);
    bind.value(LETTERS, letters);
  };
