import { endOf } from '#domain/evening-pick/evening';
import { isToComeIn, releaseDay } from '#domain/calendar/release-day';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { calendarDay } from '#domain/shared/dates';
import { useReleaseRegion } from '#ui/hooks/use-release-region.ts';
import { formatTimeOfDay, PICK_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { outOnText } from '#ui/messages/format/format.ts';
import { useMinute } from '#ui/features/evening-pick/use-minute.ts';

/** @property minutes length of the film, or of one episode. */
export type EndTimeProps = {
  readonly title: Pick<Title, 'mediaType' | 'date' | 'year'> & Pick<TitleDetails, 'releaseDays'>;
  readonly minutes: number;
};

/**
 * Renders when a title ends that is started now, by the local clock; renders again each minute. Of a title to come, its date, with the
 * country if it is that of the person's region.
 */
export const EndTime = ({ title, minutes }: EndTimeProps): React.JSX.Element => {
  const now = useMinute();
  const region = useReleaseRegion() ?? null;
  const day = releaseDay(title, region);
  const isRegional = region !== null && title.releaseDays?.[region] !== undefined;
  const coming = day === null ? null : isRegional ? PICK_MESSAGES.outIn(region, day) : outOnText(day);
  return (
    <span className="ends num">
      {isToComeIn(title, calendarDay(now), region) ? coming : PICK_MESSAGES.ends(title.mediaType, formatTimeOfDay(endOf(minutes, now)))}
    </span>
  );
};
