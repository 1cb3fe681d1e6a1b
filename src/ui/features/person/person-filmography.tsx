import { useId, useState } from 'react';
import type { FilmographyEntry } from '#domain/catalogue/person';
import { itemKey } from '#domain/catalogue/title-id';
import { Segments } from '#ui/design/fields/segments.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { PosterHeading } from '#ui/design/text/poster-heading.tsx';
import { formatCount } from '../../messages/format/format';
import { byDepartment, sidesOf, type FilmographyCredit, type Department, type Side } from './filmography';
import { TitleLink } from '../shared/title-link';
import { useMore } from '../shared/use-more';

const NAMES: Readonly<Record<Side, string>> = { all: 'All', cast: 'In front', crew: 'Behind' };
const FIRST_CREDITS = 24;

const Row = ({ credit: { title, as } }: { readonly credit: FilmographyCredit }): React.JSX.Element => (
  <li>
    <span className="num faint">{title.year ?? 'To come'}</span>
    <TitleLink title={title} className="name">
      {title.title}
    </TitleLink>
    <span className="quiet">{[title.mediaType === 'tv' ? 'Series' : '', as].filter((part) => part !== '').join(', ')}</span>
  </li>
);

const Section = ({ department: { name, credits } }: { readonly department: Department }): React.JSX.Element => {
  const id = useId();
  const { shown, more } = useMore(credits, FIRST_CREDITS, name);
  return (
    <section className="department" aria-labelledby={id}>
      <div className="department-head">
        <PosterHeading level={3} size="xs" id={id}>
          {name}
        </PosterHeading>
        <span className="faint num">{formatCount(credits.length, 'title', 'titles')}</span>
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
  const [side, setSide] = useState<Side>('all');
  const sides = sidesOf(filmography);
  if (filmography.length === 0) {
    return (
      <div className="filmography">
        <p className="quiet">We know of nothing that they did yet.</p>
        <ButtonLink to="/search">Search for somebody else</ButtonLink>
      </div>
    );
  }
  return (
    <section className="filmography" aria-labelledby={id}>
      <div className="filmography-head">
        <PosterHeading id={id}>Filmography</PosterHeading>
        {sides.length === 0 ? null : (
          <Segments label="What to show" segments={sides.map((value) => ({ value, label: NAMES[value] }))} value={side} onChange={setSide} />
        )}
      </div>
      {byDepartment(filmography, side).map((department) => (
        <Section key={department.name} department={department} />
      ))}
    </section>
  );
};
