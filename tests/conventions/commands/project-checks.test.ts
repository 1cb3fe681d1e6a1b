import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { whyNoAnswer } from '../../../scripts/firebase/deployed-checks';
import { projectChecks } from '../../../scripts/firebase/checks/project-checks';
import type { ProjectAnswer } from '../../../scripts/firebase/checks/read-answer';

const IDENTITY = {
  signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: true } },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 128 } }],
  },
  client: { permissions: { disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  authorizedDomains: ['localhost', 'films.example'],
  notification: { sendEmail: { callbackUri: 'https://films.example/login' } },
};
const PERMISSIONS = [
  'firebasehosting.sites.update', 'cloudfunctions.functions.create', 'firebaserules.releases.create', 'datastore.indexes.create',
  'resourcemanager.projects.setIamPolicy',
];
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/config': IDENTITY,
  '/defaultSupportedIdpConfigs/google.com': { enabled: true },
  '/databases/(default)': { type: 'FIRESTORE_NATIVE', locationId: 'eur3' },
  '/versions/latest': { state: 'ENABLED' },
  ':testIamPermissions': { permissions: PERMISSIONS },
  ':getIamPolicy': {
    bindings: [{ role: 'roles/editor', members: ['serviceAccount:7-compute@developer.gserviceaccount.com'] }, { role: 'roles/viewer' }],
  },
  '/projects/films': { projectNumber: '7' },
};

/** Returns the problems of a project whose answers differ as named; a number is a status. */
const problemsOf = async (
  differences: Readonly<Record<string, unknown>> = {}, usesTmdb = true, usesPush = false, usesGoogle = true,
  passkeyOrigin: string | null = null,
): Promise<ReadonlyArray<string>> => {
  const answers = { ...ANSWERS, ...differences };
  const call = (url: string): Promise<ProjectAnswer> => {
    const answer = answers[Object.keys(answers).find((end) => url.endsWith(end)) ?? ''];
    return Promise.resolve(typeof answer === 'number' ? { status: answer, body: {} } : { status: 200, body: answer });
  };
  const points = await Promise.all(
    projectChecks(
      {
        project: 'films', site: 'https://films.example', usesTmdb, usesPush, usesGoogle, passkeyOrigin, lengths: { min: 8, max: 128 },
      },
      call,
    ),
  );
  return points.flatMap(({ what, problem }) => (problem === null ? [] : [`${what}: ${problem}`]));
};

describe('projectChecks', () => {
  it('accepts a project that is set up as docs/deploying.md says', async () => expect(await problemsOf()).toEqual([]));

  it.each([
    [
      'the provider', { '/config': { ...IDENTITY, signIn: { anonymous: { enabled: true } } } },
      /^members sign in with e-mail and password: enable the provider/,
    ],
    [
      'the password policy',
      { '/config': { ...IDENTITY, passwordPolicyConfig: { ...IDENTITY.passwordPolicyConfig, passwordPolicyEnforcementState: 'OFF' } } },
      /require enforcement, at least 8 and at most 128 characters/,
    ],
    ['the delete switch', { '/config': { ...IDENTITY, client: {} } }, /disable "Enable delete"/],
    ['the protection of addresses', { '/config': { ...IDENTITY, emailPrivacyConfig: {} } }, /enable "Email enumeration protection"/],
    ['the domain', { '/config': { ...IDENTITY, authorizedDomains: ['localhost'] } }, /add films\.example/],
    ['the action URL', { '/config': { ...IDENTITY, notification: {} } }, /set the action URL to https:\/\/films\.example\/login/],
    ['Google', { '/defaultSupportedIdpConfigs/google.com': 404 }, /^members sign in with Google: enable the provider Google/],
    [
      'guests', { '/config': { ...IDENTITY, signIn: { email: { enabled: true } } } },
      /^a guest asks Google before an account exists: enable the provider Anonymous/,
    ],
    [
      'two accounts of one address', { '/config': { ...IDENTITY, signIn: { ...IDENTITY.signIn, allowDuplicateEmails: true } } },
      /^an address has one account: link accounts that use the same e-mail/,
    ],
    ['the database', { '/databases/(default)': { type: 'DATASTORE_MODE', locationId: 'nam5' } }, /it is DATASTORE_MODE in nam5/],
    [
      'the secret',
      { '/versions/latest': 404 },
      /^the secret TMDB_TOKEN is set: set it: npx firebase functions:secrets:set TMDB_TOKEN --project films$/,
    ],
    ['a disabled secret', { '/versions/latest': { state: 'DISABLED' } }, /its newest version is disabled/],
    ['a permission', { ':testIamPermissions': { permissions: PERMISSIONS.slice(1) } }, /it lacks firebasehosting\.sites\.update/],
    ['a role of the functions', { ':getIamPolicy': {} }, /grant roles\/firebaseauth\.admin, .* to 7-compute@developer/],
    ['what may not be read', { '/databases/(default)': 403 }, /: this account may not read it, or its API is not enabled \(status 403\)$/],
  ])('names %s', async (_, differences, problem) => expect(await problemsOf(differences)).toEqual([expect.stringMatching(problem)]));

  it('asks for the private key of push notifications if the site has a public one', async () => {
    expect(await problemsOf({ '/versions/latest': 404 }, false, true, false)).toEqual([expect.stringMatching(/secrets:set PUSH_PRIVATE_KEY/)]);
  });

  it('asks for the address and the role that passkeys need, which no wide role includes', async () => {
    const account = 'serviceAccount:7-compute@developer.gserviceaccount.com';
    const roles = ['roles/editor', 'roles/iam.serviceAccountTokenCreator'].map((role) => ({ role, members: [account] }));
    const granted = { ':getIamPolicy': { bindings: roles } };
    expect(await problemsOf(granted, true, false, true, 'https://films.example')).toEqual([]);
    expect(await problemsOf({}, true, false, true, 'https://other.example')).toEqual([
      expect.stringMatching(/: set VITE_FIREBASE_PASSKEYS to https:\/\/films\.example, or VITE_SITE/),
      expect.stringMatching(/: grant roles\/iam\.serviceAccountTokenCreator to 7-compute@/),
    ]);
  });

  it('asks for no secret without TMDB, and names every point of the identity service that cannot be read', async () => {
    expect(await problemsOf({ '/versions/latest': 404, '/defaultSupportedIdpConfigs/google.com': 404 }, false, false, false)).toEqual([]);
    expect(await problemsOf({ '/config': 500 }, true, false, false)).toHaveLength(6);
  });

  it('names each setting that docs/deploying.md asks for', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../docs/deploying.md'), 'utf8');
    for (const name of [
      'Email/Password', 'Authorized domains', 'Password policy', 'Enable delete', 'Email enumeration protection',
      'functions:secrets:set TMDB_TOKEN', 'functions:secrets:set PUSH_PRIVATE_KEY', 'npm run deploy -- --check', 'App Check',
      'VITE_FIREBASE_GOOGLE', 'User account linking', 'VITE_FIREBASE_PASSKEYS', 'Service Account Token Creator',
    ])
      expect(docs).toContain(name);
  });
});

describe('whyNoAnswer', () => {
  it('is one sentence for a site that does not answer', async () => {
    expect(await whyNoAnswer('http://127.0.0.1:1')).toMatch(/^[^\n]* does not answer[^\n]*http:\/\/127\.0\.0\.1:1$/);
  });
});
