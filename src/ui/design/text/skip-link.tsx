import './skip-link.css';

/** The first thing the Tab key finds: past the header, to the content. */
export const SkipLink = ({ to = '#main' }: { readonly to?: string }) => (
  <a className="skip" href={to}>
    Skip to the content
  </a>
);
