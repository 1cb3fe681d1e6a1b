import type { ReactNode } from 'react';
import type { TitleId } from '#domain/catalogue/title-id';
import type { ShelfDefinition } from './shelf-plan';
import { QueryResultShelf } from './title-query-shelf';
import { useShelfTitles } from './use-shelf-titles';

type Props = {
  readonly shelves: ReadonlyArray<ShelfDefinition>;
  /** Number of posters of the first shelf in the first view. */
  readonly early?: number;
  /** Titles to omit because another part of the page shows them. */
  readonly without?: ReadonlyArray<TitleId>;
  /** Fills short shelves from further pages. */
  readonly isRefilled?: boolean;
  /** A part of the page between the shelves, before the shelf with this heading. */
  readonly insert?: { readonly before: string; readonly part: ReactNode };
};

type ChainProps = Omit<Props, 'shelves'> & { readonly first: ShelfDefinition; readonly others: ReadonlyArray<ShelfDefinition> };

const ShelfChain = ({
  first: { heading, to, source, ranked = false, select, part: Part = QueryResultShelf },
  others, early = 0,
  without = [],
  ...rest
}: ChainProps): React.JSX.Element => {
  const { isRefilled = false, insert } = rest;
  const all = useShelfTitles(source, ranked ? [] : without, isRefilled && !ranked);
  const result = select !== undefined && all._tag === 'success' ? { ...all, value: select(all.value) } : all;
  return (
    <>
      {insert?.before === heading && insert.part}
      <Part key={heading} heading={heading} to={to} ranked={ranked} result={result} early={early > 0 ? early : false} />
      <ShelvesInOrder {...rest} shelves={others} without={result._tag === 'success' ? [...without, ...result.value] : without} />
    </>
  );
};

const ShelvesInOrder = ({ shelves: [first, ...others], ...rest }: Props): React.JSX.Element | null =>
  first === undefined ? null : <ShelfChain {...rest} first={first} others={others} />;

/**
 * Renders the planned shelves of a page, each without the titles of those above: all queries start at once, and no title appears twice.
 * The numbers of a ranked shelf are places in its list. So that shelf is complete, and the shelves above omit its titles too.
 */
export const PlannedShelves = ({ shelves, without = [], ...rest }: Props): React.JSX.Element => {
  const ranked = useShelfTitles(shelves.find((shelf) => shelf.ranked)?.source ?? null, [], false);
  return <ShelvesInOrder {...rest} shelves={shelves} without={ranked._tag === 'success' ? [...without, ...ranked.value] : without} />;
};
