import type { ReactNode } from 'react';
import './kbd.css';

/** Renders the name of a key. */
export const Kbd = ({ children }: { readonly children: ReactNode }) => <kbd>{children}</kbd>;
