import * as t from 'io-ts';
import { closed } from '../../src/domain/closed';
import { Role } from '../../src/domain/user/role';
import { UserId } from '../../src/domain/user/user-id';

const optional = <C extends t.Mixed>(codec: C): t.UnionC<[C, t.UndefinedC]> => t.union([codec, t.undefined], codec.name);
const orNull = <C extends t.Mixed>(codec: C): t.UnionC<[C, t.NullC]> => t.union([codec, t.null], `${codec.name} or null`);

const data = <P extends t.Props>(props: P, name: string): t.Type<{ readonly data: t.TypeOfProps<P> }> =>
  closed({ data: closed(props, name) }, 'payload');

/** What a call takes that needs nothing but who makes it. */
export const Nothing = t.union([t.undefined, t.null, closed({}, 'no fields'), closed({ data: closed({}, 'no fields') }, 'no fields')], 'nothing');

export const Naming = data({ name: optional(orNull(t.string)) }, 'Naming');

const account = { phoneNumber: optional(orNull(t.string)), photoURL: optional(orNull(t.string)) };

export const NewAccount = data({ email: t.string, password: t.string, displayName: t.string, ...account }, 'NewAccount');
export type NewAccount = t.TypeOf<typeof NewAccount>['data'];

export const AccountChange = data(
  {
    uid: UserId,
    email: optional(t.string),
    password: optional(t.string),
    displayName: optional(t.string),
    ...account,
    disabled: optional(t.boolean),
  },
  'AccountChange',
);
export type AccountChange = t.TypeOf<typeof AccountChange>['data'];

export const Whom = data({ uid: UserId }, 'Whom');
export const RoleChange = data({ userRole: Role, userIDToGiveRole: UserId }, 'RoleChange');
export const Message = data({ message: t.string, email: optional(orNull(t.string)) }, 'Message');
