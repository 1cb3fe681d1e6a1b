import { lazy, Suspense, type ReactNode } from 'react';
import { isSignedIn } from '#domain/users/session';
import { PageSpinner } from '#ui/design/feedback/spinner.tsx';
import type { MemberSideProps } from './member-side';
import type { Layout } from '../../routes';
import { useSession } from '../../providers/session-provider';

type Side = (props: MemberSideProps) => React.JSX.Element;
const withoutMenu: Side = ({ children }) => <>{children}</>;
/** Loaded lazily, because visitors never see it. If loading fails, the page renders without a menu. */
const MemberSide = lazy(() =>
  import('./member-side').then(({ MemberSide: Loaded }: { readonly MemberSide: Side }) => ({ default: Loaded })).catch(() => ({ default: withoutMenu })),
);

/** Renders the page with the side menu of its area, if the layout has one and a user is signed in. */
export const SideArea = ({ frame, children }: { readonly frame: Layout; readonly children: ReactNode }): React.JSX.Element => {
  const { session } = useSession();
  if (frame === 'main' || !isSignedIn(session)) return <>{children}</>;
  return (
    <Suspense fallback={<PageSpinner />}>
      <MemberSide frame={frame} member={session}>
        {children}
      </MemberSide>
    </Suspense>
  );
};
