import type { TitlesChange } from '#domain/lists/list-command';
import type { JointTitle } from '#domain/lists/together/joint-list';
import type { UserId } from '#domain/users/user-id';

const byPlace = (one: JointTitle, other: JointTitle): number => {
  const [left, right] = one.order === other.order ? [one.itemKey, other.itemKey] : [one.order, other.order];
  return left < right ? -1 : Number(left > right);
};

/** Returns the read titles of a list with unconfirmed changes applied, in their order. @param uid who made the changes. */
export const withPendingTitles = (
  titles: ReadonlyArray<JointTitle>, changes: ReadonlyArray<TitlesChange>, uid: UserId,
): ReadonlyArray<JointTitle> => {
  if (changes.length === 0) return titles;
  const byKey = new Map(titles.map((title) => [title.itemKey, title]));
  const edit = (key: string, part: Partial<JointTitle>): void => {
    const title = byKey.get(key);
    if (title !== undefined) byKey.set(key, { ...title, ...part });
  };
  for (const change of changes) {
    switch (change.kind) {
      case 'add-items':
        for (const { title, order, note } of change.items)
          if (!byKey.has(title.itemKey)) byKey.set(title.itemKey, { ...title, order, note, addedBy: uid });
        break;
      case 'remove-items':
        for (const key of change.itemKeys) byKey.delete(key);
        break;
      case 'place-item':
        edit(change.itemKey, { order: change.order });
        break;
      case 'note-item':
        edit(change.itemKey, { note: change.note?.trim() === '' ? null : change.note });
    }
  }
  return [...byKey.values()].sort(byPlace);
};
