import { isSignedIn } from '#domain/users/session';
import { ScrollTopButton } from '#ui/design/overlays/scroll-top-button.tsx';
import { useClearPrivateData } from '../providers/use-clear-private-data';
import { useSession } from '../providers/session-provider';
import { FocusRestoration, type FocusRestorationProps } from '../navigation/focus-restoration';

/** Renders what no first view needs: the button that scrolls to the top, the focus that returns on Back, and the deletion of private data. */
export const AfterFirstView = (props: FocusRestorationProps): React.JSX.Element => {
  const { loading, session } = useSession();
  useClearPrivateData(loading ? undefined : isSignedIn(session) ? session.uid : null);
  return (
    <>
      <ScrollTopButton />
      <FocusRestoration {...props} />
    </>
  );
};
