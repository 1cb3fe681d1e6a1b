import { LOADING_TEXT } from '#ui/messages/design.messages.ts';
import './spinner.css';

/** Renders a static row of bulbs as a loading sign; only the label is announced. */
export const Spinner = ({ label = LOADING_TEXT }: { readonly label?: string }) => (
  <span role="status">
    <span className="spinner" aria-hidden="true" />
    <span className="sr">{label}</span>
  </span>
);

/** Covers the whole page, for a sign-in or a navigation without partial content. */
export const PageSpinner = ({ label = LOADING_TEXT }: { readonly label?: string }) => (
  <div className="spinner-page" role="status">
    <span className="spinner" aria-hidden="true" />
    {label}
  </div>
);
