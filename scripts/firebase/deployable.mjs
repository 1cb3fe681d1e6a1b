// Checks the configuration before a deployment to a real project.

const HINT = 'set it in .env.deploy (docs/deploying.md lists the variables).';

/** Returns why this configuration cannot be deployed, as a sentence; null if it can. */
export const whyNotDeployable = ({ firebase, site, catalogue, tmdbApiBase }) => {
  if (firebase === null || firebase.projectId.startsWith('demo-')) return `VITE_FIREBASE_PROJECT has to name the project to deploy to: ${HINT}`;
  // Required for the sitemap and for absolute image URLs in link previews.
  if (site === null || !site.startsWith('https://')) return `VITE_SITE has to be the address of the site, such as https://films.example: ${HINT}`;
  // The functions do not forward calls to TMDB.
  if (catalogue === 'tmdb' && tmdbApiBase.startsWith('/api/')) return `VITE_TMDB_API_BASE has to name an address of yours that forwards calls to TMDB: ${HINT}`;
  return null;
};
