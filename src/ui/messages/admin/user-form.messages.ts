import { joinList } from '#ui/messages/format/format.ts';
import { inlineName } from './inline-name';

/** Fields and buttons of the forms about users. */
export const USER_FORM_MESSAGES = {
  createTitle: 'Create user',
  create: 'Create user',
  show: 'Show user',
  editTitle: 'Edit user',
  update: 'Update',
  cancel: 'Cancel',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  newPasswordHint: 'Leave empty to keep the password. A new one ends all sessions.',
  name: 'Display name',
  phone: 'Phone number',
  photo: 'Picture address',
  photoHint: (hosts: ReadonlyArray<string>): string =>
    hosts.length === 0
      ? 'The operator of this site has listed no host for pictures.'
      : `An address that starts with https:// on ${joinList(hosts, 'or')}.`,
  invite: 'Send an invitation instead of setting a password',
  removePhoto: 'Remove picture',
  removePhone: 'Remove number',
  uploaded: 'An uploaded picture',
  keepsEmpty: 'A field that you leave empty keeps its value. Remove a number or a picture with the button beside it.',
  subtitle: (name: string, email: string): string => `${inlineName(name)} · ${inlineName(email)}`,
  loading: 'Loading the user.',
  gone: 'This user doesn’t exist any more.',
  role: 'Role',
  updateRole: 'Update role',
  account: 'Account',
  roleHint: 'Admins can change and delete all users and lists.',
  conflict: 'Another admin changed this user while you were editing. Nothing was saved.',
  theirs: (field: string, value: string): string => `${field} is now ${value}`,
  takeTheirs: 'Use their changes',
  keepMine: 'Keep my changes',
} as const;

/** Names of the fields of a user. */
export const USER_FIELD_NAMES = {
  email: USER_FORM_MESSAGES.email, displayName: USER_FORM_MESSAGES.name, phoneNumber: USER_FORM_MESSAGES.phone,
  photoURL: USER_FORM_MESSAGES.photo, password: USER_FORM_MESSAGES.password,
} as const;
