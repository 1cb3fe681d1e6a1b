import { useEffect, useRef, type ReactNode } from 'react';

/** What came of it, in place of what was there: said, and with the focus. */
export const StatusMessage = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={place} className="desk-say" role="status" tabIndex={-1}>
      {children}
    </p>
  );
};
