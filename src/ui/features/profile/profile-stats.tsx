import { computeTastes } from '#application/profile/home-shelves';
import { findGenreBySlug } from '#domain/catalogue/genre';
import { MAX_RECENT_TITLES, type RecentTitle, type User } from '#domain/users/user';
import { StatList, type Stat } from '#ui/design/metadata/stat-list.tsx';
import { filmCount, seriesCount } from '#ui/messages/catalogue/catalogue.messages.ts';
import { formatNumber } from '../../messages/format/format';
import { inMonth } from '../../messages/format/relative-time';

const mediaTypeNote = (content: ReadonlyArray<RecentTitle>): string => {
  const films = content.filter(({ mediaType }) => mediaType === 'movie').length;
  return `${filmCount(films)}, ${seriesCount(content.length - films)}${content.length === MAX_RECENT_TITLES ? '; no more are kept' : ''}`;
};

/** Shows numbers from the member's profile. */
export const ProfileStats = ({ profile: { lists, content, createdAt } }: { readonly profile: User }): React.JSX.Element => {
  const [strongestTaste] = computeTastes(content);
  const genre = strongestTaste === undefined ? null : findGenreBySlug(strongestTaste.slug);
  const figures: ReadonlyArray<Stat> = [
    { label: lists.length === 1 ? 'List' : 'Lists', value: formatNumber(lists.length) },
    { label: 'Opened lately', value: formatNumber(content.length), ...(content.length > 0 && { note: mediaTypeNote(content) }) },
    ...(genre === null ? [] : [{ label: 'What you turn to most', value: genre.name }]),
    { label: 'Member since', value: inMonth(createdAt) },
  ];
  return <StatList figures={figures} label="Your numbers" />;
};
