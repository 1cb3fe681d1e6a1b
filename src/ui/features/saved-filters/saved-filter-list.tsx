import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SavedFilter } from '#domain/users/saved-filters/saved-filters';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { SAVED_FILTERS_MESSAGES } from '#ui/messages/lists/saved-filters.messages.ts';
import { FilterCover } from './filter-cover';
import { FilterNameForm } from './filter-name-form';
import { useSavedFilters, type SavedFilters } from './use-saved-filters';
import './saved-filters.css';

type RowProps = { readonly filter: SavedFilter; readonly saved: ReadonlyArray<SavedFilter>; readonly change: SavedFilters['change'] };

const Row = ({ filter, saved, change }: RowProps): React.JSX.Element => {
  const [isNaming, setNaming] = useState(false);
  const { name, address } = filter;
  const others = saved.filter((each) => each.name !== name);
  const rename = async (next: string): Promise<boolean> => {
    const renameTo = (from: string, to: string) => (all: ReadonlyArray<SavedFilter>) =>
      all.map((each) => (each.name === from ? { ...each, name: to } : each));
    const isStored = await change(renameTo(name, next), SAVED_FILTERS_MESSAGES.renamed(next), renameTo(next, name));
    if (isStored) setNaming(false);
    return isStored;
  };
  const remove = (): void => {
    const place = saved.indexOf(filter);
    void change(
      (all) => all.filter((each) => each.name !== name), SAVED_FILTERS_MESSAGES.deleted(name),
      (all) => (all.some((each) => each.name === name) ? all : all.toSpliced(place, 0, filter)),
    );
  };
  return (
    <li>
      {isNaming ? (
        <FilterNameForm
          name={name}
          submit={SAVED_FILTERS_MESSAGES.rename}
          others={others}
          onSubmit={rename}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <>
          <Link className="link" to={address}><FilterCover address={address} /><bdi>{name}</bdi></Link>
          <span className="saved-filter-acts">
            <Button small icon="edit" aria-label={SAVED_FILTERS_MESSAGES.renameOne(name)} onClick={() => setNaming(true)}>
              {SAVED_FILTERS_MESSAGES.rename}
            </Button>
            <Button ref={moveFocusOnRemoval} small icon="trash" aria-label={SAVED_FILTERS_MESSAGES.deleteOne(name)} onClick={remove}>
              {SAVED_FILTERS_MESSAGES.delete}
            </Button>
          </span>
        </>
      )}
    </li>
  );
};

/** Renders the member's saved filters as links to their lists; each can be renamed and deleted. */
export const SavedFilterList = (): React.JSX.Element | null => {
  const id = useId();
  const { saved, change } = useSavedFilters();
  if (saved === null) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead heading={SAVED_FILTERS_MESSAGES.heading} id={id} />
      {saved.length === 0 ? (
        <div className="saved-filters-empty">
          <p className="quiet">{SAVED_FILTERS_MESSAGES.empty}</p>
          <ButtonLink small to="/movies/popular">{SAVED_FILTERS_MESSAGES.browse}</ButtonLink>
        </div>
      ) : (
        <ul className="saved-filters" aria-labelledby={id}>
          {saved.map((filter) => <Row key={filter.name} {...{ filter, saved, change }} />)}
        </ul>
      )}
    </section>
  );
};
