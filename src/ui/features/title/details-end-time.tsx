import { endOf } from '#domain/evening-pick/evening';
import type { MediaType } from '#domain/catalogue/media-type';
import { useMinute } from '#ui/features/evening-pick/use-minute.ts';
import { formatTimeOfDay, PICK_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';

/** @property minutes length of the film, or of one episode. */
export type EndTimeProps = { readonly mediaType: MediaType; readonly minutes: number };

/** Renders when a title ends that is started now, by the local clock; renders again each minute. */
export const EndTime = ({ mediaType, minutes }: EndTimeProps): React.JSX.Element => (
  <span className="ends num">{PICK_MESSAGES.ends(mediaType, formatTimeOfDay(endOf(minutes, useMinute())))}</span>
);
