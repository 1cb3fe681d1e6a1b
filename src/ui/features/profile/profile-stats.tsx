import { NEVER } from 'rxjs';
import { historyNumbers } from '#application/history/history-numbers';
import { computeGenrePreferences } from '#application/profile/home-shelves';
import { genreNameOfType } from '#domain/catalogue/genre';
import type { SignedIn } from '#domain/users/session';
import { MAX_RECENT_TITLES, type RecentTitle, type User } from '#domain/users/user';
import { StatList, type Stat } from '#ui/design/metadata/stat-list.tsx';
import { useRecentTitles } from '#ui/hooks/use-recent-titles.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { formatNumber } from '#ui/messages/format/format.ts';
import { PROFILE_MESSAGES } from '#ui/messages/profile.messages.ts';
import { formatMonth } from '#ui/messages/format/relative-time.ts';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';

const mediaTypeNote = (content: ReadonlyArray<RecentTitle>): string => {
  const films = content.filter(({ mediaType }) => mediaType === 'movie').length;
  return PROFILE_MESSAGES.recentNote(films, content.length - films, content.length === MAX_RECENT_TITLES);
};

/** Returns the number of viewings; null without any and until it is known. */
const useViewingsStat = (): Stat | null => {
  const stats = useSubscription(useListUseCases()?.history.stats ?? NEVER);
  if (stats._tag !== 'success') return null;
  const { viewings, films, episodes } = historyNumbers(stats.value, 'all');
  return viewings === 0
    ? null
    : { label: PROFILE_MESSAGES.viewings(viewings), value: formatNumber(viewings), note: PROFILE_MESSAGES.viewingsNote(films, episodes) };
};

/** Shows numbers from the member's profile and the watch history. */
export const ProfileStats = ({
  person,
  profile: { lists, createdAt },
}: {
  readonly person: SignedIn;
  readonly profile: User;
}): React.JSX.Element => {
  const content = useRecentTitles(person);
  const watched = useViewingsStat();
  const [strongestTaste] = computeGenrePreferences(content);
  const figures: ReadonlyArray<Stat> = [
    { label: PROFILE_MESSAGES.lists(lists.length), value: formatNumber(lists.length) },
    ...(watched === null ? [] : [watched]),
    { label: PROFILE_MESSAGES.recent, value: formatNumber(content.length), ...(content.length > 0 && { note: mediaTypeNote(content) }) },
    ...(strongestTaste === undefined ? [] : [
      { label: PROFILE_MESSAGES.topGenre, value: genreNameOfType(strongestTaste.mediaType, strongestTaste.slug) },
    ]),
    { label: PROFILE_MESSAGES.memberSince, value: formatMonth(createdAt) },
  ];
  return <StatList figures={figures} label={PROFILE_MESSAGES.numbers} />;
};
