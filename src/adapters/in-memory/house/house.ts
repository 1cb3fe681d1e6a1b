import type { House } from '#domain/user/house';
import { inMemoryAccounts } from './accounts';
import { inMemoryAvatars } from './avatars';
import { inMemoryLetters } from './letters';
import { inMemoryMarkers } from './markers';
import type { Means } from './means';
import { inMemoryMembership } from './membership';
import { inMemoryUsers } from './users';

/** A house in which everything is kept where its means say. */
export const inMemoryHouse = (means: Means): House => ({
  accounts: inMemoryAccounts(means),
  users: inMemoryUsers(means),
  markers: inMemoryMarkers(means),
  membership: inMemoryMembership(means),
  avatars: inMemoryAvatars(means),
  letters: inMemoryLetters(means),
});
