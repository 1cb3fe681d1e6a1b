import type { ReactNode } from 'react';

/** Words for assistive technology only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => <span className="sr">{children}</span>;
