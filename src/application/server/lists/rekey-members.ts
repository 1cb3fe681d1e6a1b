import * as E from 'fp-ts/Either';
import { isTmdbId, itemKey, parseItemKey, type TitleId } from '#domain/catalogue/title-id';
import type { StoredTitleReference } from '#domain/lists/server/list-repair-repository';
import type { TitleRekeyRepository } from '#domain/lists/server/title-rekey-repository';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import { readAllParts } from './find-list-repairs';

/** A title with a negative number. */
export type FormerTitle = { readonly id: TitleId; readonly imdbID: string | null };

export type RekeyOptions = {
  /** The member whose titles are moved; null for all members. */
  readonly uid: UserId | null;
  /** The member behind whom to begin; null for the first one. */
  readonly after: UserId | null;
  /** Whether titles are moved; else they are reported only. */
  readonly isFixing: boolean;
  /** Returns the present id of a title; null if none is known: the title stays as it was saved. */
  readonly presentId: (title: FormerTitle) => Answer<TitleId | null>;
  /** Receives each change, before it is made. */
  readonly report: (uid: UserId, from: string, to: string) => void;
};

/** `unknown` is the number of stored titles without a present id. */
export type RekeyResult = { readonly members: number; readonly moved: number; readonly unknown: number };

const formerTitle = ({ itemKey: key, imdbID }: StoredTitleReference): ReadonlyArray<FormerTitle> => {
  const id = parseItemKey(key);
  return id._tag === 'None' || isTmdbId(id.value.id) ? [] : [{ id: id.value, imdbID }];
};

/**
 * Puts what members have stored of titles with a negative number under their present keys, member by member. Repeating is harmless: a
 * title that was moved is not found again, so an interrupted run continues where it ended.
 */
export const rekeyMembers =
  (repository: TitleRekeyRepository, { uid, after, isFixing, presentId, report }: RekeyOptions): Answer<RekeyResult> =>
  async () => {
    const members = uid === null
      ? await readAllParts<UserId>((last, limit) => repository.membersAfter(last ?? after, limit))()
      : E.right([uid]);
    if (E.isLeft(members)) return members;
    let [moved, unknown] = [0, 0];
    for (const member of members.right) {
      const stored = await readAllParts<StoredTitleReference>((last, limit) =>
        repository.ownNumbersAfter(member, last?.itemKey ?? null, limit))();
      if (E.isLeft(stored)) return stored;
      const recent = await repository.recentTitles(member)();
      if (E.isLeft(recent)) return recent;
      const present = new Map<string, TitleId>();
      for (const former of [...stored.right, ...recent.right].flatMap(formerTitle)) {
        const key = itemKey(former.id);
        if (present.has(key)) continue;
        const id = await presentId(former)();
        if (E.isLeft(id)) return id;
        if (id.right === null) unknown += 1;
        else present.set(key, id.right);
      }
      for (const [key, id] of present) report(member, key, itemKey(id));
      moved += present.size;
      if (!isFixing || present.size === 0) continue;
      for (const { itemKey: key } of stored.right) {
        const id = present.get(key);
        const done = id === undefined ? E.right(undefined) : await repository.move(member, key, id)();
        if (E.isLeft(done)) return done;
      }
      const updated = await repository.updateRecentIds(member, [...present].map(([key, { id }]) => ({ itemKey: key, movieID: id })))();
      if (E.isLeft(updated)) return updated;
    }
    return E.right({ members: members.right.length, moved, unknown });
  };
