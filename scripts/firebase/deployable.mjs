// Checks the configuration, the sign-in and the password policy before a deployment to a real project.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const HINT = 'set it in .env.deploy (docs/deploying.md lists the variables).';

/** Returns why this configuration cannot be deployed, as a sentence; null if it can. */
export const whyNotDeployable = ({ firebase, site }) => {
  if (firebase === null || firebase.projectId.startsWith('demo-'))
    return `VITE_FIREBASE_PROJECT has to name the project to deploy to: ${HINT}`;
  // Required for the sitemap and for absolute image URLs in link previews.
  if (site === null || !site.startsWith('https://'))
    return `VITE_SITE has to be the address of the site, such as https://films.example: ${HINT}`;
  return null;
};

/** File of gcloud's credentials, which firebase-tools uses if nobody is signed in to it. */
const gcloudFile = (env, home) =>
  join(
    env.CLOUDSDK_CONFIG ?? (env.APPDATA === undefined ? join(home, '.config/gcloud') : join(env.APPDATA, 'gcloud')),
    'application_default_credentials.json',
  );

/**
 * Returns why firebase-tools could not deploy from this machine, as a sentence; null if it has credentials.
 * @param listAccounts returns the accounts that are signed in to firebase-tools; called only without other credentials.
 */
export const whyNotSignedIn = ({ env, home, listAccounts }) => {
  const hasOther =
    [env.FIREBASE_TOKEN, env.GOOGLE_APPLICATION_CREDENTIALS].some((value) => (value ?? '') !== '') || existsSync(gcloudFile(env, home));
  return hasOther || listAccounts().length > 0
    ? null
    : 'Nobody is signed in to Firebase on this machine: run "npx firebase login" first, or set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account.';
};

const POLICY = 'https://identitytoolkit.googleapis.com/v2/passwordPolicy';

/**
 * Returns why the identity service would accept passwords that the app refuses, as a sentence; null if it refuses them too. Anybody can
 * call that service directly, so the checks of the app and the functions do not cover it. Reads the policy as the web SDK does, which
 * needs no permission.
 * @param lengths the shortest and the longest password that the app accepts.
 */
export const whyPasswordsUnchecked = async ({ projectId, apiKey }, site, { min, max }, fetchPolicy = fetch) => {
  const where = `https://console.firebase.google.com/project/${projectId}/authentication/settings`;
  try {
    // The key may be restricted to pages of the site.
    const response = await fetchPolicy(`${POLICY}?key=${encodeURIComponent(apiKey)}`, { headers: { Referer: `${site}/` } });
    if (!response.ok)
      return `The password policy of ${projectId} could not be read (status ${response.status}): check VITE_FIREBASE_API_KEY, and the policy at ${where}`;
    const { enforcementState, customStrengthOptions: { minPasswordLength, maxPasswordLength } = {} } = await response.json();
    const isStrict = enforcementState === 'ENFORCE' && minPasswordLength >= min && maxPasswordLength <= max;
    return isStrict
      ? null
      : `The identity service has to refuse the passwords that the app refuses: require enforcement, at least ${min} and at most ${max} characters, at ${where}`;
  } catch (error) {
    return `The password policy of ${projectId} could not be read (${error.message}): check the connection, then deploy again.`;
  }
};
