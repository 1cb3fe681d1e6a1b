// What has to be set before anything goes to a real project.

const LISTED = 'set it in .env.deploy (docs/deploying.md lists what belongs there).';

/** Why this profile cannot be deployed, in a sentence; null when it can. */
export const whyNotDeployable = ({ firebase, site, catalogue, tmdbApiBase }) => {
  if (firebase === null || firebase.projectId.startsWith('demo-')) return `VITE_FIREBASE_PROJECT has to name the project to deploy to: ${LISTED}`;
  // Without it there is no sitemap, and pictures shared with a link have no address that others could follow.
  if (site === null || !site.startsWith('https://')) return `VITE_SITE has to be the address that people know the site by, such as https://films.example: ${LISTED}`;
  // The functions do not ask TMDB.
  if (catalogue === 'tmdb' && tmdbApiBase.startsWith('/api/')) return `VITE_TMDB_API_BASE has to name an address of yours that hands calls on to TMDB: ${LISTED}`;
  return null;
};
