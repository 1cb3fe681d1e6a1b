import './spinner.css';

/** A row of bulbs that says: wait. It does not move; what it says is in the words. */
export const Spinner = ({ label = 'Loading' }: { readonly label?: string }) => (
  <span role="status">
    <span className="spinner" aria-hidden="true" />
    <span className="sr">{label}</span>
  </span>
);

/** The whole page waits: for a sign-in or a move that cannot be shown in parts. */
export const PageSpinner = ({ label = 'One moment' }: { readonly label?: string }) => (
  <div className="spinner-page" role="status">
    <span className="spinner" aria-hidden="true" />
    {label}
  </div>
);
