import { MAX_BULK_IDS, type UserBulkAction } from '#domain/users/admin-api';
import { formatCountWithNoun } from '../format/format';

const users = (count: number): string => formatCountWithNoun(count, 'user', 'users');

/** Buttons of the bar for selected users. */
export const USER_BULK_NAMES: Readonly<Record<UserBulkAction, string>> = { disable: 'Disable', enable: 'Enable', 'make-admin': 'Make admin', 'make-user': 'Make user' };

/** The button that exports selected users. @param isPossible whether the selection is small enough. */
export const bulkExportLabel = (isPossible: boolean): string => (isPossible ? 'Export' : `Export (at most ${MAX_BULK_IDS})`);

const TITLES: Readonly<Record<UserBulkAction, (count: number) => string>> = {
  disable: (count) => `Disable ${users(count)}`,
  enable: (count) => `Enable ${users(count)}`,
  'make-admin': (count) => `Make ${users(count)} admins`,
  'make-user': (count) => `Take the admin role from ${users(count)}`,
};

const EFFECTS: Readonly<Record<UserBulkAction, string>> = {
  disable: 'They are signed out everywhere and can’t sign in until they are enabled again.',
  enable: 'They can sign in again.',
  'make-admin': 'An admin can change and delete all users and lists.',
  'make-user': 'They lose access to the admin area at once.',
};

const unverifiedText = (count: number): string => (count === 0 ? '' : ` ${formatCountWithNoun(count, 'address was', 'addresses were')} never confirmed.`);

/** Selected users whom a change leaves out. */
export type LeftOutUsers = { readonly own: boolean; readonly lastAdmin: boolean };
const leftOutText = ({ own, lastAdmin }: LeftOutUsers): string => `${own ? ' Your own account is left out.' : ''}${lastAdmin ? ' The last admin is left out.' : ''}`;

/** Returns the texts of the question before a change of several users. @param unverified users whose address nobody confirmed. */
export const userBulkQuestion = (action: UserBulkAction, count: number, unverified: number, leftOut: LeftOutUsers) => ({
  title: `${TITLES[action](count)}?`,
  subtitle: `${EFFECTS[action]}${action === 'make-admin' ? unverifiedText(unverified) : ''}${leftOutText(leftOut)}`,
  confirmText: USER_BULK_NAMES[action],
  cancelText: 'Cancel',
});

export const userBulkHeading = (action: UserBulkAction, count: number): string => TITLES[action](count);
