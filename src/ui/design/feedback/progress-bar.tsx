import type { ComponentProps } from 'react';
import './progress-bar.css';

export type ProgressBarProps = Pick<ComponentProps<'progress'>, 'value' | 'max'> & { readonly label: string };

/** Renders how far something is; without a value, that it has begun. A browser’s own bar is dark in the light theme, as if full. */
export const ProgressBar = ({ label, ...bar }: ProgressBarProps): React.JSX.Element => (
  <progress className="progress-bar" aria-label={label} {...bar} />
);
