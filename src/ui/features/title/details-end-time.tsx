import { endOf } from '#domain/evening-pick/evening';
import { isToCome, type Title } from '#domain/catalogue/title';
import { calendarDay } from '#domain/shared/dates';
import { useMinute } from '#ui/features/evening-pick/use-minute.ts';
import { formatTimeOfDay, PICK_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { outOnText } from '#ui/messages/format/format.ts';

/** @property minutes length of the film, or of one episode. */
export type EndTimeProps = { readonly title: Pick<Title, 'mediaType' | 'date' | 'year'>; readonly minutes: number };

/** Renders when a title ends that is started now, by the local clock; renders again each minute. Of a title to come, its date. */
export const EndTime = ({ title, minutes }: EndTimeProps): React.JSX.Element => {
  const now = useMinute();
  const coming = title.date === null ? null : outOnText(title.date);
  return (
    <span className="ends num">
      {isToCome(title, calendarDay(now)) ? coming : PICK_MESSAGES.ends(title.mediaType, formatTimeOfDay(endOf(minutes, now)))}
    </span>
  );
};
