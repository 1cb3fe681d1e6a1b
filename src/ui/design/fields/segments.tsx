import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import type { Choice, ChoiceProps } from '#ui/design/utils/choice.ts';
import './segments.css';

export interface Segment<V extends string> extends Choice<V> {
  readonly icon?: IconName;
  /** Shows the icon without the label. */
  readonly iconOnly?: boolean;
}

export interface SegmentsProps<V extends string> extends ChoiceProps<V> {
  readonly segments: ReadonlyArray<Segment<V>>;
}

/** Renders two or three choices side by side as toggle buttons: grid or table, dark or light. */
export const Segments = <V extends string>({ label, segments, value, onChange }: SegmentsProps<V>) => (
  <span className="seg" role="group" aria-label={label}>
    {segments.map((segment) => (
      <button
        key={segment.value}
        type="button"
        aria-pressed={segment.value === value}
        aria-label={segment.iconOnly === true ? segment.label : undefined}
        onClick={() => onChange(segment.value)}
      >
        {segment.icon && <Icon name={segment.icon} />}
        {segment.iconOnly !== true && segment.label}
      </button>
    ))}
  </span>
);
