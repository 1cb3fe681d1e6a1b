import type { FamilyName } from './families/families';
import type { InkSheet } from './palette';

/** The sheets of each family; one that is listed twice is chosen twice as often. */
export const inkSheets: Readonly<Record<FamilyName, readonly [InkSheet, ...InkSheet[]]>> = {
  western: ['hot', 'light', 'hot', 'dark'],
  horror: ['dark', 'dark', 'hot'],
  animation: ['light', 'cool', 'hot', 'light'],
  documentary: ['cool', 'light', 'cool', 'dark'],
  war: ['cool', 'light', 'hot', 'dark'],
  music: ['hot', 'light', 'dark', 'cool'],
  scifi: ['dark', 'dark', 'dark', 'cool', 'hot'],
  fantasy: ['dark', 'cool', 'hot', 'dark'],
  mystery: ['dark', 'cool', 'hot', 'dark'],
  romance: ['light', 'hot', 'light', 'cool'],
  crime: ['dark', 'dark', 'light', 'cool', 'hot'],
  history: ['light', 'hot', 'cool', 'dark'],
  adventure: ['cool', 'light', 'hot', 'dark'],
  action: ['hot', 'light', 'dark', 'cool'],
  thriller: ['hot', 'dark', 'light', 'cool'],
  comedy: ['light', 'hot', 'cool', 'light'],
  drama: ['light', 'cool', 'hot', 'dark'],
};
