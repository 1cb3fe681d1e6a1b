import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/design/buttons/button.tsx';
import { usePopover } from '#ui/design/overlays/use-popover.ts';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { RatingFieldProps } from './rating-field';
import '#ui/design/overlays/popover.css';

const Failed = (): React.JSX.Element => <p>{WATCHED_MESSAGES.failed}</p>;
const Pending = (): React.JSX.Element => <p className="rating-wait" />;
/** Loaded when the button is first pressed. */
const RatingField = lazyOptionalPart<RatingFieldProps>(
  () => import('./rating-field').then((module) => module.RatingField),
  Failed, Pending,
);

type Props = RatingFieldProps & Pick<ButtonProps, 'kind'> & { readonly isLoading: boolean };

/** Renders the button that shows the own rating and opens the field that changes it, which waits until the rating is known. */
export const RateButton = ({ isLoading, kind = 'plain', ...props }: Props): React.JSX.Element => {
  const { rating } = props;
  const id = useId();
  const { open, setOpen, button, panel } = usePopover();
  return (
    <>
      <Button
        ref={button}
        kind={kind}
        icon="star"
        className={rating === null ? 'rate-btn' : 'rate-btn on'}
        aria-busy={isLoading || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={rating === null ? WATCHED_MESSAGES.rate : WATCHED_MESSAGES.yourRating(rating)}
        onClick={() => setOpen(!open)}
      >
        {rating === null ? WATCHED_MESSAGES.rate : WATCHED_MESSAGES.rating(rating)}
      </Button>
      {open && (
        <div ref={panel} id={id} className="pop rate-pop" popover="manual" role="dialog" aria-label={WATCHED_MESSAGES.ratingLabel}>
          {isLoading ? <Pending /> : <RatingField {...props} autoFocus />}
        </div>
      )}
    </>
  );
};
