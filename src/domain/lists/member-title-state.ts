import * as t from 'io-ts';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { withEpisodes } from '#domain/history/series/former-season-sizes';
import { isWatched } from '#domain/history/series/series-progress';
import { orNull } from '#domain/shared/codecs/or-null';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { withDefault } from '#domain/shared/with-default';
import { withUpgrade } from '#domain/shared/with-upgrade';
import type { ListItem } from './list-item';
import type { ListWrite } from './plan-list-command';

const Fields = t.readonly(
  t.strict({
    itemKey: t.string,
    imdbID: withDefault(orNull(t.string), null),
    /** Lists that contain the title. May name deleted lists, whose items stay until the purge: compare with the member's lists. */
    listIDs: validElements(t.string),
    /** Viewings as text, at most `MAX_VIEWINGS`: a set, see `toMark`. */
    viewings: withDefault(validElements(t.string), []),
    /** A series' episodes as they were known when it was last logged, see `knownEpisodesText`; null if unknown. */
    episodes: withDefault(orNull(t.string), null),
    /** 0.5 to 10 in halves; null if not rated. */
    rating: withDefault(orNull(t.number), null),
  }),
  'MemberTitleState',
);
/** The document `users/{uid}/titles/{itemKey}`: what a poster shows a member. Absent for a title without lists, viewings and rating. */
export const MemberTitleState = withUpgrade(Fields, withEpisodes('seasonSizes'));
export type MemberTitleState = t.TypeOf<typeof MemberTitleState>;

/** Returns the state of a title that no document describes. */
export const emptyTitleState = (title: TitleId, imdbID: string | null = null): MemberTitleState => ({
  itemKey: itemKey(title),
  imdbID,
  listIDs: [],
  viewings: [],
  episodes: null, rating: null,
});

/** Returns whether a state says nothing, so that its document can go. */
export const isEmptyTitleState = ({ listIDs, viewings, rating }: MemberTitleState): boolean =>
  listIDs.length === 0 && viewings.length === 0 && rating === null;

/**
 * Returns what items copy of their title's state, which may be missing, so that queries filter and sort by it.
 * @param today `YYYY-MM-DD`.
 */
export const titleCopies = (state: MemberTitleState | null, today: string): Pick<ListItem, 'watched' | 'ownRating'> => ({
  watched: state !== null && isWatched(state, today), ownRating: state?.rating ?? null,
});

/** Returns the lists with one more; a list occurs once. */
export const includingList = (listIDs: ReadonlyArray<string>, listID: string): ReadonlyArray<string> =>
  listIDs.includes(listID) ? listIDs : [...listIDs, listID];

/** Which lists a title's state gains or loses by the writes of a plan. */
export type MembershipChange = {
  readonly itemKey: string;
  readonly imdbID: string | null;
  readonly listID: string;
  readonly isMember: boolean;
};

/** Returns the changes of title states that belong to the writes of a plan. */
export const membershipChanges = (writes: ReadonlyArray<ListWrite>): ReadonlyArray<MembershipChange> =>
  writes.flatMap((write): ReadonlyArray<MembershipChange> => {
    if (write.kind === 'put-list' || (write.kind === 'put-item' && write.before !== null)) return [];
    const { itemKey: key, imdbID, listID, addedBy } = write.kind === 'put-item' ? write.item : write.before;
    // The state is the owner's: the id that somebody else names for a title is not taken over.
    return [{ itemKey: key, imdbID: addedBy === undefined ? imdbID : null, listID, isMember: write.kind === 'put-item' }];
  });

/** Applies one change of membership. */
export const withMembership = (state: MemberTitleState, { listID, isMember }: MembershipChange): MemberTitleState => ({
  ...state, listIDs: isMember ? includingList(state.listIDs, listID) : state.listIDs.filter((other) => other !== listID),
});
