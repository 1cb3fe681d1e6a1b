import { TMDB_LOGO_TEXT } from '#ui/messages/shell.messages.ts';

/** Renders TMDB's logo below the notice that TMDB requires. Without a style sheet, which builds without the logo would contain. */
export const TmdbLogo = (file: NonNullable<typeof __TMDB_LOGO__>): React.JSX.Element => (
  <img {...file} alt={TMDB_LOGO_TEXT} style={{ marginTop: '.75rem' }} />
);
