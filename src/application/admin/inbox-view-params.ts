import { FEEDBACK_STATES, type FeedbackState } from '#domain/feedback/feedback-inbox';

/** Messages that the inbox shows; `state` is null for all. */
export type InboxView = { readonly state: FeedbackState | null };

/** Messages that the inbox shows at first. */
const USUAL: FeedbackState = 'new';
const ALL = 'all';

/** Parses the state of messages from URL parameters; an unknown one means new messages. */
export const parseInboxView = (parameters: URLSearchParams): InboxView => {
  const state = parameters.get('state');
  return { state: state === ALL ? null : (FEEDBACK_STATES.find((known) => known === state) ?? USUAL) };
};

/** Serializes the state; `parseInboxView` is the inverse. */
export const inboxViewParams = ({ state }: InboxView): URLSearchParams =>
  new URLSearchParams(state === USUAL ? {} : { state: state ?? ALL });
