import { classNames } from '#ui/design/utils/class-names.ts';
import './bulbs.css';

/** Renders a row of bulbs in the width of the container, as decoration: lit for the active item, unlit as a divider. */
export const Bulbs = ({ unlit = false, className }: { readonly unlit?: boolean; readonly className?: string }) => (
  <span className={classNames('bulbs', unlit && 'unlit', className)} aria-hidden="true" />
);
