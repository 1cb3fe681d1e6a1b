import { useEffect, useEffectEvent, useId, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { MAX_RATING, MIN_RATING } from '#domain/history/rating';
import { Button } from '#ui/design/buttons/button.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import './watched.css';

/** Time without a key press until a rating chosen by keyboard counts, in ms. */
const TYPING_MS = 400;
const STARS = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

/** Stars that are wider than this many times their height stand in one row; else in two, as by touch. */
const ROW_SHAPE = 4;

/** Returns the rating at a place of the stars: each half of a star is a half. */
const ratingAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): number => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const starsOfRow = width > height * ROW_SHAPE ? MAX_RATING : MAX_RATING / 2;
  const starsAbove = starsOfRow < MAX_RATING && clientY > top + height / 2 ? starsOfRow : 0;
  const halves = Math.ceil(((clientX - left) / width) * starsOfRow * 2) / 2;
  return starsAbove + Math.min(starsOfRow, Math.max(MIN_RATING, halves));
};

const Stars = ({ full = false }: { readonly full?: boolean }): React.JSX.Element => (
  <span className={full ? 'stars full' : 'stars'} aria-hidden="true">
    {STARS.map((star) => (
      <span key={star} style={{ '--before': star - 1 } as CSSProperties}>
        <Icon name="star" full={full} />
      </span>
    ))}
  </span>
);

export type RatingFieldProps = {
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean;
  readonly rating: number | null;
  /** Resolves to false if the rating was not changed. */
  readonly onRate: (rating: number | null) => Promise<boolean>;
};

/**
 * Renders ten stars for a rating in halves: a slider for the keyboard and screen readers, and halves of stars for mouse and touch.
 * A dragged or typed rating counts when the finger lifts or the keys rest.
 */
export const RatingField = ({ rating, onRate, autoFocus = false }: RatingFieldProps): React.JSX.Element => {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly value: number; readonly from: number | null } | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  /** A rating chosen by keyboard that does not count yet; 0 for none. */
  const [typed, setTyped] = useState<number | null>(null);
  /** The same, for what happens before the next render: the field can lose the focus and go in one moment. */
  const pending = useRef<number | null>(null);
  const isDragging = useRef(false);
  // Not the attribute: a panel that opens with the field cannot take the focus before it is shown.
  useEffect(() => {
    if (autoFocus) slider.current?.focus();
  }, [autoFocus]);
  // A rating that arrives replaces the chosen one, except while the next one is typed.
  if (chosen !== null && chosen.from !== rating && typed === null) setChosen(null);
  const value = chosen?.value ?? rating;
  const choose = (next: number): void => setChosen({ value: next, from: rating });
  const commit = (next: number): void => {
    pending.current = null;
    setTyped(null);
    choose(next);
    if (next !== (rating ?? 0)) void onRate(next === 0 ? null : next).then((isRated) => !isRated && setChosen(null));
  };
  const commitTyped = (): void => {
    if (pending.current !== null) commit(pending.current);
  };
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(commitTyped, TYPING_MS);
    return () => clearTimeout(timer);
  });
  // A panel that closes while the keys do not rest yet loses no rating.
  const onClose = useEffectEvent(commitTyped);
  useEffect(() => () => onClose(), []);
  const shown = hovered ?? value ?? 0;
  return (
    <div className="rating-field">
      <label htmlFor={id}>{WATCHED_MESSAGES.ratingLabel}</label>
      <div className="rating-line">
        <div
          className="rating-stars"
          style={{ '--lit': shown } as CSSProperties}
          onMouseDown={(event) => {
            event.preventDefault();
            slider.current?.focus();
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            isDragging.current = true;
            choose(ratingAt(event));
          }}
          onPointerMove={(event) => {
            if (isDragging.current) choose(ratingAt(event));
            else if (event.pointerType === 'mouse') setHovered(ratingAt(event));
          }}
          onPointerLeave={() => setHovered(null)}
          onPointerCancel={() => {
            isDragging.current = false;
            setChosen(null);
          }}
          onPointerUp={(event) => {
            if (!isDragging.current) return;
            isDragging.current = false;
            setHovered(null);
            commit(ratingAt(event));
          }}
        >
          <Stars />
          <Stars full />
          <input
            ref={slider}
            id={id}
            type="range"
            min={0}
            max={MAX_RATING}
            step={MIN_RATING}
            value={value ?? 0}
            aria-valuetext={value === null || value === 0 ? WATCHED_MESSAGES.noRating : WATCHED_MESSAGES.ratingInWords(value)}
            onChange={({ target }) => {
              pending.current = Number(target.value);
              choose(pending.current);
              setTyped(pending.current);
            }}
            onBlur={commitTyped}
          />
        </div>
        <b className="num" aria-hidden="true">
          {shown === 0 ? WATCHED_MESSAGES.noRating : WATCHED_MESSAGES.rating(shown)}
        </b>
      </div>
      <Button kind="bare" small disabled={rating === null} onClick={() => void onRate(null)}>
        {WATCHED_MESSAGES.clearRating}
      </Button>
    </div>
  );
};
