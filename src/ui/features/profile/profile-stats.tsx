import { tastesOf } from '#application/profile/home-shelves';
import { findGenreBySlug } from '#domain/catalogue/genre';
import { MAX_RECENT_TITLES, type RecentTitle, type User } from '#domain/users/user';
import { StatList, type Stat } from '#ui/design/metadata/stat-list.tsx';
import { filmCount, seriesCount } from '../shared/title-format';
import { formatNumber } from '../../messages/format';
import { inMonth } from '../../messages/relative-time';

const split = (content: ReadonlyArray<RecentTitle>): string => {
  const inFilms = content.filter(({ mediaType }) => mediaType === 'movie').length;
  return `${filmCount(inFilms)}, ${seriesCount(content.length - inFilms)}${content.length === MAX_RECENT_TITLES ? '; no more are kept' : ''}`;
};

/** What the profile itself tells about its member, in numbers. */
export const ProfileStats = ({ profile: { lists, content, createdAt } }: { readonly profile: User }): React.JSX.Element => {
  const [strongest] = tastesOf(content);
  const genre = strongest === undefined ? null : findGenreBySlug(strongest.slug);
  const figures: ReadonlyArray<Stat> = [
    { label: lists.length === 1 ? 'List' : 'Lists', value: formatNumber(lists.length) },
    { label: 'Opened lately', value: formatNumber(content.length), ...(content.length > 0 && { note: split(content) }) },
    ...(genre === null ? [] : [{ label: 'What you turn to most', value: genre.name }]),
    { label: 'Member since', value: inMonth(createdAt) },
  ];
  return <StatList figures={figures} label="Your numbers" />;
};
