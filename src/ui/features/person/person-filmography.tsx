import { useId, useState } from 'react';
import type { FilmographyEntry } from '#domain/catalogue/person';
import { itemKey } from '#domain/catalogue/title-id';
import { Segments } from '#ui/design/fields/segments.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { PERSON_MESSAGES } from '#ui/messages/catalogue/person.messages.ts';
import { byDepartment, creditFilterOptions, type FilmographyCredit, type DepartmentCredits, type CreditFilter } from './filmography';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';

const FIRST_CREDITS = 24;

const Row = ({ credit: { title, as } }: { readonly credit: FilmographyCredit }): React.JSX.Element => (
  <li>
    <span className="num faint">{title.year ?? PERSON_MESSAGES.noDate}</span>
    <TitleLink title={title} className="name" lang={titleLang(title)}>
      {title.title}
    </TitleLink>
    <span className="quiet">{[title.mediaType === 'tv' ? PERSON_MESSAGES.series : '', as].filter((part) => part !== '').join(', ')}</span>
  </li>
);

const Section = ({ department: { name, credits } }: { readonly department: DepartmentCredits }): React.JSX.Element => {
  const id = useId();
  const { shown, more } = useExpandableList(credits, FIRST_CREDITS, name);
  return (
    <section className="department" aria-labelledby={id}>
      <div className="department-head">
        <DisplayHeading level={3} size="xs" id={id}>
          {name}
        </DisplayHeading>
        <span className="faint num">{PERSON_MESSAGES.titles(credits.length)}</span>
      </div>
      <ul>
        {shown.map((credit) => (
          <Row key={itemKey(credit.title)} credit={credit} />
        ))}
      </ul>
      {more}
    </section>
  );
};

/** Renders a person's credits by department, newest first. */
export const PersonFilmography = ({ filmography }: { readonly filmography: ReadonlyArray<FilmographyEntry> }): React.JSX.Element => {
  const id = useId();
  const [filter, setFilter] = useState<CreditFilter>('all');
  const filters = creditFilterOptions(filmography);
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
        {filters.length === 0 ? null : (
          <Segments
            label={PERSON_MESSAGES.creditsToShow}
            segments={filters.map((value) => ({ value, label: PERSON_MESSAGES.credits[value] }))}
            value={filter}
            onChange={setFilter}
          />
        )}
      </div>
      {byDepartment(filmography, filter).map((department) => (
        <Section key={department.name} department={department} />
      ))}
    </section>
  );
};
