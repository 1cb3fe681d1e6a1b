import { useEffect, useState } from 'react';
import { DESKTOP_WIDTH } from '#ui/design/utils/media-queries.ts';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useLoadFailureToast } from '#ui/shell/errors/use-load-failure-toast.ts';
import type { FilterControlsProps } from './filter-controls';
import type { FilterSheetProps } from './filter-sheet';

type Props = FilterControlsProps & Pick<FilterSheetProps, 'count'> & {
  /** Number of active filters. */
  readonly on: number;
};

const FailedSheet = ({ open, onClose }: FilterSheetProps): null => {
  useLoadFailureToast(open, onClose);
  return null;
};
const renderNothing = (): null => null;

/** Loaded when first opened: wide screens have a menu for each filter instead. */
const FilterSheet = lazyOptionalPart<FilterSheetProps>(
  () => import('./filter-sheet').then((module) => module.FilterSheet),
  FailedSheet, renderNothing,
);

/** Renders one button that opens all filters in a bottom dialog, for touch and small screens. */
export const FilterDialog = ({ on, ...sheet }: Props): React.JSX.Element => {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // Closes the dialog when a tablet is rotated: CSS hides the dialog on wide screens, but an open modal keeps the page inert.
    const wideScreen = matchMedia(DESKTOP_WIDTH);
    const close = (): void => setOpen(false);
    wideScreen.addEventListener('change', close);
    return () => wideScreen.removeEventListener('change', close);
  }, []);
  const onOpen = (): void => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <div className="sheet-button">
        <button type="button" className={on > 0 ? 'pick set' : 'pick'} aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
          {FILTER_MESSAGES.filters}{on > 0 && <span className="num"> {on}</span>}
        </button>
      </div>
      {wasOpened && <FilterSheet {...sheet} open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
