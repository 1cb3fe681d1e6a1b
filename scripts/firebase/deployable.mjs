// Checks the configuration and the sign-in before a deployment to a real project.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

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

/** File of gcloud's credentials, which firebase-tools uses if nobody is signed in to it. */
const gcloudFile = (env, home) => join(env.CLOUDSDK_CONFIG ?? (env.APPDATA === undefined ? join(home, '.config/gcloud') : join(env.APPDATA, 'gcloud')), 'application_default_credentials.json');

/**
 * Returns why firebase-tools could not deploy from this machine, as a sentence; null if it has credentials.
 * @param listAccounts returns the accounts that are signed in to firebase-tools; called only without other credentials.
 */
export const whyNotSignedIn = ({ env, home, listAccounts }) => {
  const hasOther = [env.FIREBASE_TOKEN, env.GOOGLE_APPLICATION_CREDENTIALS].some((value) => (value ?? '') !== '') || existsSync(gcloudFile(env, home));
  return hasOther || listAccounts().length > 0 ? null : 'Nobody is signed in to Firebase on this machine: run "npx firebase login" first, or set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account.';
};
