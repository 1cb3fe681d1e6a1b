import { lazy, Suspense, type ReactNode } from 'react';
import { isSignedIn } from '#domain/user/session';
import { PageSpinner } from '#ui/design/states/spinner.tsx';
import type { Frame } from './routes';
import { useSession } from './session';
import { adminEntries, profileEntries } from './side-entries';
import type { SideLayoutProps } from './side-layout';

type Layout = (props: SideLayoutProps) => React.JSX.Element;
const bare: Layout = ({ children }) => <>{children}</>;
/** Strangers never see it, so they do not load it; where it does not come the page stands without a menu. */
const SideLayout = lazy(() =>
  import('./side-layout').then(({ SideLayout: Side }: { readonly SideLayout: Layout }) => ({ default: Side })).catch(() => ({ default: bare })),
);

/** The side menu of the page's area beside it, where there is one. */
export const SideFrame = ({ frame, children }: { readonly frame: Frame; readonly children: ReactNode }): React.JSX.Element => {
  const { session } = useSession();
  if (frame === 'house' || !isSignedIn(session)) return <>{children}</>;
  const side = frame === 'admin' ? { label: 'The back of the house', groups: adminEntries } : { label: 'Your pages', groups: profileEntries(session) };
  return (
    <Suspense fallback={<PageSpinner />}>
      <SideLayout {...side}>{children}</SideLayout>
    </Suspense>
  );
};
