import { ScrollTopButton } from '#ui/design/overlays/scroll-top-button.tsx';
import { FocusRestoration, type FocusRestorationProps } from '../navigation/focus-restoration';

/** Renders what no first view needs: the button that scrolls to the top, and the focus that returns on Back. */
export const AfterFirstView = (props: FocusRestorationProps): React.JSX.Element => (
  <>
    <ScrollTopButton />
    <FocusRestoration {...props} />
  </>
);
