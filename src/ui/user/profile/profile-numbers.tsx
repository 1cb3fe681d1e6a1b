import { tastesOf } from '#application/user/home-shelves';
import { genreOfSlug } from '#domain/catalogue/genre';
import { MOST_OPENED, type OpenedTitle, type User } from '#domain/user/user';
import { Figures, type Figure } from '#ui/design/facts/figures.tsx';
import { films, series } from '../../catalogue/title-words';
import { inFigures } from '../../words/format';
import { inMonth } from '../../words/when';

const split = (content: ReadonlyArray<OpenedTitle>): string => {
  const inFilms = content.filter(({ mediaType }) => mediaType === 'movie').length;
  return `${films(inFilms)}, ${series(content.length - inFilms)}${content.length === MOST_OPENED ? '; no more are kept' : ''}`;
};

/** What the profile itself tells about its member, in numbers. */
export const ProfileNumbers = ({ profile: { lists, content, createdAt } }: { readonly profile: User }): React.JSX.Element => {
  const [strongest] = tastesOf(content);
  const genre = strongest === undefined ? null : genreOfSlug(strongest.slug);
  const figures: ReadonlyArray<Figure> = [
    { label: lists.length === 1 ? 'List' : 'Lists', value: inFigures(lists.length) },
    { label: 'Opened lately', value: inFigures(content.length), ...(content.length > 0 && { note: split(content) }) },
    ...(genre === null ? [] : [{ label: 'What you turn to most', value: genre.name }]),
    { label: 'Member since', value: inMonth(createdAt) },
  ];
  return <Figures figures={figures} label="Your numbers" />;
};
