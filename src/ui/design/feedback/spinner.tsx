import { LOADING_TEXT } from '#ui/messages/design.messages.ts';
import './spinner.css';

/** Covers the whole page with a static row of bulbs as a loading sign, for a sign-in or a navigation without partial content. */
export const PageSpinner = ({ label = LOADING_TEXT }: { readonly label?: string }) => (
  <div className="spinner-page" role="status">
    <span className="spinner" aria-hidden="true" />
    {label}
  </div>
);
