import type { ReactNode } from 'react';
import { isSignedIn } from '#domain/users/session';
import { PageSpinner } from '#ui/design/feedback/spinner.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { MemberAreaLayoutProps } from './member-area-layout';
import type { Layout } from '#ui/app/routes.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';

const WithoutMenu = ({ children }: MemberAreaLayoutProps): React.JSX.Element => <>{children}</>;
/** Loaded lazily, because visitors never see it. If loading fails, the page renders without a menu. */
const MemberSide = lazyOptionalPart<MemberAreaLayoutProps>(
  () => import('./member-area-layout').then((module) => module.MemberAreaLayout),
  WithoutMenu,
  () => <PageSpinner />,
);

/** Renders the page with the side menu of its area, if the layout has one and a user is signed in. */
export const AreaLayout = ({ frame, children }: { readonly frame: Layout; readonly children: ReactNode }): React.JSX.Element => {
  const { session } = useSession();
  if (frame === 'main' || !isSignedIn(session)) return <>{children}</>;
  return (
    <MemberSide frame={frame} member={session}>
      {children}
    </MemberSide>
  );
};
