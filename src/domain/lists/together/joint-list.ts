import * as t from 'io-ts';
import { orNull } from '#domain/shared/codecs/or-null';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { withDefault } from '#domain/shared/with-default';
import type { PlacedTitle } from '#domain/lists/shares/shared-list';
import { StoredTitle } from '#domain/lists/stored-title';
import { UserId } from '#domain/users/user-id';

/** Someone who edits a list. `name` is the present display name. */
export const JointPerson = t.readonly(t.strict({ uid: UserId, name: t.string }), 'JointPerson');
export type JointPerson = t.TypeOf<typeof JointPerson>;

const named = {
  /** The names of the list, as in its document. */
  name: t.string,
  displayName: withDefault(orNull(t.string), null),
  /** The owner's display name. */
  owner: t.string,
  itemCount: t.number,
};

/** A list that belongs to another member and that the reader edits. */
export const JointListSummary = t.readonly(t.strict({ listID: t.string, ...named }), 'JointListSummary');
export type JointListSummary = t.TypeOf<typeof JointListSummary>;

/** The list that an invitation leads to. `listID` is null for somebody who does not edit the list yet. */
export const Invitation = t.readonly(t.strict({ listID: orNull(t.string), ...named }), 'Invitation');
export type Invitation = t.TypeOf<typeof Invitation>;

/** A title of a list that several people edit: nothing that one of them has rated or watched. */
export const JointTitle = t.readonly(
  t.intersection([StoredTitle, t.strict({ order: t.string, note: orNull(t.string), addedBy: orNull(UserId) })]),
  'JointTitle',
);
/** `addedBy` is null for a title that the owner added. */
export type JointTitle = t.TypeOf<typeof JointTitle>;

/** One page of a list as those who edit it see it. */
export const JointListPart = t.readonly(
  t.strict({
    listID: t.string,
    ...named,
    description: t.string,
    /** The owner first, then the others in the order in which they joined. */
    people: validElements(JointPerson),
    /** Titles in the order of the list. */
    items: validElements(JointTitle),
    /** Where the next page begins; null at the end of the list. */
    cursor: orNull(t.string),
  }),
  'JointListPart',
);
export type JointListPart = t.TypeOf<typeof JointListPart>;

/** Editors of one of the caller's lists besides the caller, and the id of the link that invites people; null without a link. */
export const ListPeople = t.readonly(t.strict({ people: validElements(JointPerson), inviteId: orNull(t.string) }), 'ListPeople');
export type ListPeople = t.TypeOf<typeof ListPeople>;

/** Returns a title as those who edit its list see it. */
export const toJointTitle = (item: PlacedTitle): JointTitle => ({
  ...StoredTitle.encode(item), order: item.order, note: item.note, addedBy: item.addedBy ?? null,
});
