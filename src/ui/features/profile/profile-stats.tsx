import { computeTastes } from '#application/profile/home-shelves';
import { findGenreBySlug } from '#domain/catalogue/genre';
import { MAX_RECENT_TITLES, type RecentTitle, type User } from '#domain/users/user';
import { StatList, type Stat } from '#ui/design/metadata/stat-list.tsx';
import { formatNumber } from '../../messages/format/format';
import { PROFILE } from '../../messages/profile.messages';
import { inMonth } from '../../messages/format/relative-time';

const mediaTypeNote = (content: ReadonlyArray<RecentTitle>): string => {
  const films = content.filter(({ mediaType }) => mediaType === 'movie').length;
  return PROFILE.recentNote(films, content.length - films, content.length === MAX_RECENT_TITLES);
};

/** Shows numbers from the member's profile. */
export const ProfileStats = ({ profile: { lists, content, createdAt } }: { readonly profile: User }): React.JSX.Element => {
  const [strongestTaste] = computeTastes(content);
  const genre = strongestTaste === undefined ? null : findGenreBySlug(strongestTaste.slug);
  const figures: ReadonlyArray<Stat> = [
    { label: PROFILE.lists(lists.length), value: formatNumber(lists.length) },
    { label: PROFILE.recent, value: formatNumber(content.length), ...(content.length > 0 && { note: mediaTypeNote(content) }) },
    ...(genre === null ? [] : [{ label: PROFILE.topGenre, value: genre.name }]),
    { label: PROFILE.memberSince, value: inMonth(createdAt) },
  ];
  return <StatList figures={figures} label={PROFILE.numbers} />;
};
