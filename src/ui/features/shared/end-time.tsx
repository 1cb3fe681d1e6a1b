import { endOf } from '#domain/evening-pick/evening';
import { isToComeIn, releaseDay, type Release } from '#domain/calendar/release-day';
import type { Title } from '#domain/catalogue/title';
import { calendarDay } from '#domain/shared/dates';
import { useReleaseRegion } from '#ui/features/services/own-services.ts';
import { formatTimeOfDay, PICK_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { outInText } from '#ui/messages/catalogue/pick/release.messages.ts';
import { outOnText } from '#ui/messages/format/format.ts';
import { useMinute } from '#ui/features/evening-pick/use-minute.ts';

/** @property minutes length of the film, or of one episode. */
export type EndTimeProps = {
  readonly title: Pick<Title, 'mediaType'> & Release;
  readonly minutes: number;
};

const comingText = (title: EndTimeProps['title'], region: string | null): string | null => {
  const day = releaseDay(title, region);
  if (day === null) return null;
  return region !== null && title.releaseDays?.[region] !== undefined ? outInText(region, day) : outOnText(day);
};

/**
 * Renders when a title ends that is started now, by the local clock; renders again each minute. Of a title to come, its date if it
 * is known, with the country if it is that of the person's region.
 */
export const EndTime = ({ title, minutes }: EndTimeProps): React.JSX.Element => {
  const now = useMinute();
  // The embedded catalogue has no titles to come.
  const region = (__ON_TMDB__ ? useReleaseRegion : () => null)() ?? null;
  const isComing = __ON_TMDB__ && isToComeIn(title, calendarDay(now), region);
  return (
    <span className="ends num">
      {isComing ? comingText(title, region) : PICK_MESSAGES.ends(title.mediaType, formatTimeOfDay(endOf(minutes, now)))}
    </span>
  );
};
