import type { ReactNode } from 'react';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { DASHBOARD_MESSAGES } from '#ui/messages/admin/dashboard.messages.ts';
import type { AdminQueryResult } from './use-admin-query';

type Props<A> = {
  readonly heading: string;
  /** A link or a control at the end of the heading line; stays while the data is loading or missing. */
  readonly note?: ReactNode;
  readonly data: AdminQueryResult<A>;
  /** Lines of the placeholder. */
  readonly lines?: number;
  readonly children: (value: A) => ReactNode;
};

/** Renders a panel of the dashboard whose data loads, fails and is asked for again on its own. */
export const AdminPart = <A,>({
  heading, note,
  data: { value, isStale, failure, retry },
  lines = 4, children,
}: Props<A>): React.JSX.Element => (
  <Panel heading={heading} {...(note !== undefined && { note })}>
    {failure !== null ? (
      <FailureNote failure={failure} what={heading} retry={retry} />
    ) : value === null ? (
      <LoadingRegion label={DASHBOARD_MESSAGES.loading(heading)}>
        <LinesSkeleton lines={lines} />
      </LoadingRegion>
    ) : (
      <div className={isStale ? 'admin-part stale' : 'admin-part'} aria-busy={isStale}>
        {children(value)}
      </div>
    )}
  </Panel>
);
