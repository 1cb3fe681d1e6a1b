import { useId } from 'react';
import type { FilmographyEntry } from '#domain/catalogue/person';
import { itemKey } from '#domain/catalogue/title-id';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { Segments } from '#ui/design/fields/segments.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { PosterGrid } from '#ui/design/shelves/poster-grid.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { PERSON_MESSAGES } from '#ui/messages/catalogue/person.messages.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { useAddressChoices } from '#ui/features/shared/use-address-choices.ts';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';
import {
  creditFilterOptions, CREDIT_SORTS, gatherCredits, groupCredits, sortCredits, typeFilterOptions, type CreditGroup,
} from './filmography';

const FIRST_CREDITS = 48;

/** Renders the posters of a decade, or all of them; one Tab stop. */
const Wall = ({ group: { decade, credits } }: { readonly group: CreditGroup }): React.JSX.Element => {
  const id = useId();
  const grid = (
    <PosterRowContext value={credits.map(({ title }) => toArtTitle(title))}>
      <PosterGrid flush label={decade === undefined ? PERSON_MESSAGES.filmography : PERSON_MESSAGES.decade(decade)}>
        {credits.map(({ title, as }) => (
          <TitleCard key={itemKey(title)} title={title} note={PERSON_MESSAGES.credit(title, as)} />
        ))}
      </PosterGrid>
    </PosterRowContext>
  );
  if (decade === undefined) return grid;
  return (
    <section className="decade" aria-labelledby={id}>
      <DisplayHeading level={3} size="xs" id={id}>
        {PERSON_MESSAGES.decade(decade)}
      </DisplayHeading>
      {grid}
    </section>
  );
};

/** Renders a person's credits as a wall of posters by decade or by rating, with the roles. */
export const PersonFilmography = ({ filmography }: { readonly filmography: ReadonlyArray<FilmographyEntry> }): React.JSX.Element => {
  const id = useId();
  const [parameters, choose] = useAddressChoices();
  const [filters, types] = [creditFilterOptions(filmography), typeFilterOptions(filmography)];
  const filter = filters.find((each) => each === parameters.get('credits')) ?? 'all';
  const type = types.find((each) => each === parameters.get('type')) ?? 'all';
  const sort = CREDIT_SORTS.find((each) => each === parameters.get('sort')) ?? 'newest';
  const credits = sortCredits(gatherCredits(filmography, filter, type), sort);
  const { shown, more } = useExpandableList(credits, FIRST_CREDITS, PERSON_MESSAGES.credits.all, 0, [
    parameters.get('all') === 'shown', (isExpanded) => choose('all', isExpanded ? 'shown' : '', ''),
  ]);
  if (filmography.length === 0) {
    return (
      <div className="filmography">
        <p className="quiet">{PERSON_MESSAGES.noCredits}</p>
        <ButtonLink to="/search">{PERSON_MESSAGES.searchOther}</ButtonLink>
      </div>
    );
  }
  return (
    <section className="filmography" aria-labelledby={id}>
      <div className="filmography-head">
        <DisplayHeading id={id}>{PERSON_MESSAGES.filmography}</DisplayHeading>
        <span className="faint num" role="status">{PERSON_MESSAGES.titles(credits.length)}</span>
        {filters.length === 0 ? null : (
          <Segments
            label={PERSON_MESSAGES.creditsToShow}
            segments={filters.map((value) => ({ value, label: PERSON_MESSAGES.credits[value] }))}
            value={filter}
            onChange={(value) => choose('credits', value, 'all')}
          />
        )}
        {types.length === 0 ? null : (
          <Segments
            label={PERSON_MESSAGES.typesToShow}
            segments={types.map((value) => ({ value, label: PERSON_MESSAGES.types[value] }))}
            value={type}
            onChange={(value) => choose('type', value, 'all')}
          />
        )}
        {credits.length < 2 ? null : (
          <Segments
            label={PERSON_MESSAGES.sort}
            segments={CREDIT_SORTS.map((value) => ({ value, label: PERSON_MESSAGES.sorts[value] }))}
            value={sort}
            onChange={(value) => choose('sort', value, 'newest')}
          />
        )}
      </div>
      {credits.length === 0 && <p className="quiet">{PERSON_MESSAGES.noneLeft}</p>}
      {groupCredits(shown, sort).map((group) => <Wall key={String(group.decade)} group={group} />)}
      {more}
    </section>
  );
};
