import { iconPaths, type IconName } from './icon-paths';
import './icon.css';

export type { IconName } from './icon-paths';

export interface IconProps {
  readonly name: IconName;
  /** Filled instead of drawn: the sign is lit. */
  readonly full?: boolean;
  /** Words for the sign when it stands alone; without them it is decoration. */
  readonly label?: string;
}

/** One sign in the colour and, at 1.25em, the size of the words beside it. */
export const Icon = ({ name, full = false, label }: IconProps) => (
  <svg
    className={full ? 'ic full' : 'ic'}
    viewBox="0 0 24 24"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={iconPaths[name]} />
  </svg>
);
