import { lazy, Suspense, type ReactNode } from 'react';
import { isSignedIn } from '#domain/users/session';
import { PageSpinner } from '#ui/design/feedback/spinner.tsx';
import type { MemberSideProps } from './member-side';
import type { Layout } from '../../routes';
import { useSession } from '../../providers/session-provider';

type Side = (props: MemberSideProps) => React.JSX.Element;
const bare: Side = ({ children }) => <>{children}</>;
/** Strangers never see it, so they do not load it; where it does not come the page stands without a menu. */
const MemberSide = lazy(() =>
  import('./member-side').then(({ MemberSide: Whole }: { readonly MemberSide: Side }) => ({ default: Whole })).catch(() => ({ default: bare })),
);

/** The side menu of the page's area beside it, where there is one. */
export const SideArea = ({ frame, children }: { readonly frame: Layout; readonly children: ReactNode }): React.JSX.Element => {
  const { session } = useSession();
  if (frame === 'house' || !isSignedIn(session)) return <>{children}</>;
  return (
    <Suspense fallback={<PageSpinner />}>
      <MemberSide frame={frame} member={session}>
        {children}
      </MemberSide>
    </Suspense>
  );
};
