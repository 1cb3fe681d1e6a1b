import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Title } from '#domain/catalogue/title';
import type { TitleId } from '#domain/catalogue/title-id';
import { PENDING } from '#ui/query/cache-entry.ts';
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
  /** Called with the titles of each shelf before they are painted, and again with the same ones. */
  readonly onShown?: (titles: ReadonlyArray<Title>) => void;
};

/** @property isHeld a shelf above may yet take titles from those below. */
type HeldProps = Props & { readonly isHeld: boolean };

type ChainProps = Omit<HeldProps, 'shelves'> & { readonly first: ShelfDefinition; readonly others: ReadonlyArray<ShelfDefinition> };

const ShelfChain = ({
  first: { heading, to, source, ranked = false, select, part: Part = QueryResultShelf },
  others, isHeld, early = 0,
  without = [],
  ...rest
}: ChainProps): React.JSX.Element => {
  const { isRefilled = false, insert, onShown } = rest;
  const [shownFor, setShownFor] = useState<string | null>(null);
  const isShown = shownFor === heading;
  const all = useShelfTitles(source, ranked ? [] : without, isRefilled && !ranked);
  const known = select !== undefined && all._tag === 'success' ? { ...all, value: select(all.value) } : all;
  // Once shown, titles do not become a skeleton again: a shelf above may load another page after one of its titles was turned down.
  if (!isShown && !isHeld && known._tag === 'success') setShownFor(heading);
  const result = isShown || !isHeld || known._tag === 'error' ? known : PENDING;
  useLayoutEffect(() => {
    if (result._tag === 'success') onShown?.(result.value);
  });
  return (
    <>
      {insert?.before === heading && insert.part}
      {/* Another heading is another shelf, whose row begins at its start. */}
      <Part key={heading} heading={heading} to={to} ranked={ranked} result={result} early={early > 0 ? early : false} />
      <ShelvesInOrder
        {...rest}
        shelves={others}
        isHeld={isHeld || all._tag === 'pending' || all.isFilling === true}
        without={known._tag === 'success' ? [...without, ...known.value] : without}
      />
    </>
  );
};

const ShelvesInOrder = ({ shelves: [first, ...others], ...rest }: HeldProps): React.JSX.Element | null =>
  first === undefined ? null : <ShelfChain {...rest} first={first} others={others} />;

/**
 * Renders the planned shelves of a page, each without the titles of those above: all queries start at once, and no title appears twice.
 * A shelf shows its titles when those above have theirs, so that none leaves it, but for one above that failed and is tried again. The
 * numbers of a ranked shelf are places in its list. So that shelf is complete, and the shelves above omit its titles too.
 */
export const PlannedShelves = ({ shelves, without = [], ...rest }: Props): React.JSX.Element => {
  const source = shelves.find((shelf) => shelf.ranked)?.source ?? null;
  const ranked = useShelfTitles(source, [], false);
  return (
    <ShelvesInOrder
      {...rest}
      shelves={shelves}
      isHeld={source !== null && ranked._tag === 'pending'}
      without={ranked._tag === 'success' ? [...without, ...ranked.value] : without}
    />
  );
};
