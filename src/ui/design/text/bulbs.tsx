import { classNames } from '#ui/design/utils/class-names.ts';
import './bulbs.css';

/** A row of bulbs as wide as its place: lit for the active thing, unlit as a rule between rooms. Decoration. */
export const Bulbs = ({ unlit = false, className }: { readonly unlit?: boolean; readonly className?: string }) => (
  <span className={classNames('bulbs', unlit && 'unlit', className)} aria-hidden="true" />
);
