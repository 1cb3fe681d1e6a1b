import { useEffect, useRef, type ReactNode } from 'react';

/** Replaces a submitted form with its result message, which is announced and focused. */
export const SubmittedMessage = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={paragraph} className="auth-text" role="status" tabIndex={-1}>
      {children}
    </p>
  );
};
