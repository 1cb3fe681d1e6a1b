import * as t from 'io-ts';
import { point, type CheckedPoint } from './checked-point';
import { googleChecks } from './google-checks';
import { readAnswer as read, type CallProject } from './read-answer';

export type CheckedProject = {
  readonly project: string;
  /** Address of the site, such as `https://films.example`. */
  readonly site: string;
  readonly usesTmdb: boolean;
  /** Whether the site has a public key for push notifications. */
  readonly usesPush: boolean;
  readonly usesGoogle: boolean;
  /** Origin of the pages that accept passkeys; null: none. */
  readonly passkeyOrigin: string | null;
  /** The shortest and the longest password that the app accepts. */
  readonly lengths: { readonly min: number; readonly max: number };
};

const Identity = t.partial({
  signIn: t.partial({ email: t.partial({ enabled: t.boolean }) }),
  passwordPolicyConfig: t.partial({
    passwordPolicyEnforcementState: t.string,
    passwordPolicyVersions: t.array(
      t.partial({ customStrengthOptions: t.partial({ minPasswordLength: t.number, maxPasswordLength: t.number }) }),
    ),
  }),
  client: t.partial({ permissions: t.partial({ disabledUserDeletion: t.boolean }) }),
  emailPrivacyConfig: t.partial({ enableImprovedEmailPrivacy: t.boolean }),
  authorizedDomains: t.array(t.string),
  notification: t.partial({ sendEmail: t.partial({ callbackUri: t.string }) }),
});
type Identity = t.TypeOf<typeof Identity>;

const Database = t.type({ type: t.string, locationId: t.string });
const Secret = t.type({ state: t.string });
const Granted = t.partial({ permissions: t.array(t.string) });
const Project = t.type({ projectNumber: t.string });
const Policy = t.partial({ bindings: t.array(t.intersection([t.type({ role: t.string }), t.partial({ members: t.array(t.string) })])) });

/** Locations near the functions, which run in `europe-west1`. */
const LOCATIONS = ['eur3', 'europe-west1'];

/** Permissions without which a deployment stops, each of a part that it writes. */
const NEEDED_PERMISSIONS = [
  'firebasehosting.sites.update', 'cloudfunctions.functions.create', 'firebaserules.releases.create', 'datastore.indexes.create',
  'resourcemanager.projects.setIamPolicy',
];

/** Roles of the functions' account; each of the second list includes all of them. */
const FUNCTION_ROLES = ['roles/firebaseauth.admin', 'roles/datastore.user', 'roles/storage.objectAdmin', 'roles/logging.logWriter'];
const WIDE_ROLES = ['roles/editor', 'roles/owner'];
/** The right to sign a token, which no wide role includes. */
const SIGNING_ROLE = 'roles/iam.serviceAccountTokenCreator';

const policyProblem = ({ passwordPolicyConfig: policy }: Identity, { min, max }: CheckedProject['lengths']): string | null => {
  const { minPasswordLength = 0, maxPasswordLength = Infinity } = policy?.passwordPolicyVersions?.[0]?.customStrengthOptions ?? {};
  const isStrict = policy?.passwordPolicyEnforcementState === 'ENFORCE' && minPasswordLength >= min && maxPasswordLength <= max;
  return isStrict
    ? null
    : `require enforcement, at least ${min} and at most ${max} characters (Authentication > Settings > Password policy)`;
};

const identityProblems = ({
  site, lengths,
}: CheckedProject): ReadonlyArray<readonly [what: string, problem: (identity: Identity) => string | null]> => [
  [
    'members sign in with e-mail and password',
    ({ signIn }) => (signIn?.email?.enabled === true ? null : 'enable the provider Email/Password (Authentication > Sign-in method)'),
  ],
  ['the identity service refuses the passwords that the app refuses', (identity) => policyProblem(identity, lengths)],
  [
    'nobody deletes an account without the server',
    ({ client }) =>
      client?.permissions?.disabledUserDeletion === true ? null : 'disable "Enable delete" (Authentication > Settings > User actions)',
  ],
  [
    'nobody learns who has an account',
    ({ emailPrivacyConfig: privacy }) =>
      privacy?.enableImprovedEmailPrivacy === true
        ? null
        : 'enable "Email enumeration protection" (Authentication > Settings > User actions)',
  ],
  [
    'the domain of the site may sign in',
    ({ authorizedDomains = [] }) =>
      authorizedDomains.includes(new URL(site).hostname)
        ? null
        : `add ${new URL(site).hostname} (Authentication > Settings > Authorized domains)`,
  ],
  [
    'links in e-mails open in the app',
    ({ notification }) =>
      notification?.sendEmail?.callbackUri === `${site}/login` ? null : `set the action URL to ${site}/login (Authentication > Templates)`,
  ],
];

/**
 * Returns the checks of a project that need no deployment: what its console and the secrets have to say before the first one. Each only
 * reads.
 */
export const projectChecks = (checked: CheckedProject, call: CallProject): ReadonlyArray<Promise<CheckedPoint>> => {
  const { project, site, usesTmdb, usesPush, usesGoogle, passkeyOrigin } = checked;
  const resource = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const identity = read(Identity, call(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`));
  const secretPoint = (name: string): Promise<CheckedPoint> => point(`the secret ${name} is set`, async () => {
    const answer = await call(`https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`);
    if (answer.status === 404) return `set it: npx firebase functions:secrets:set ${name} --project ${project}`;
    const { state } = await read(Secret, Promise.resolve(answer));
    return state === 'ENABLED' ? null : `its newest version is ${state.toLowerCase()}`;
  });
  return [
    ...identityProblems(checked).map(([what, problem]) => point(what, async () => problem(await identity))),
    ...(usesGoogle ? googleChecks(project, call) : []),
    point('the database is in Native mode, near the functions', async () => {
      const { type, locationId } = await read(
        Database,
        call(`https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`),
      );
      return type === 'FIRESTORE_NATIVE' && LOCATIONS.includes(locationId)
        ? null
        : `it is ${type} in ${locationId}: it has to be in Native mode in ${LOCATIONS.join(' or ')}`;
    }),
    ...[...(usesTmdb ? ['TMDB_TOKEN'] : []), ...(usesPush ? ['PUSH_PRIVATE_KEY'] : [])].map(secretPoint),
    point('this account may deploy', async () => {
      const { permissions = [] } = await read(Granted, call(`${resource}:testIamPermissions`, { permissions: NEEDED_PERMISSIONS }));
      const missing = NEEDED_PERMISSIONS.filter((permission) => !permissions.includes(permission));
      return missing.length === 0 ? null : `it lacks ${missing.join(', ')}: the first deployment needs an owner of the project`;
    }),
    ...(passkeyOrigin === null ? [] : [point('passkeys belong to the address of the site', () =>
      Promise.resolve(passkeyOrigin === site ? null : `set VITE_FIREBASE_PASSKEYS to ${site}, or VITE_SITE to ${passkeyOrigin}`))]),
    point('the functions’ account has its roles', async () => {
      const { projectNumber } = await read(Project, call(resource));
      const { bindings = [] } = await read(Policy, call(`${resource}:getIamPolicy`, {}));
      const account = `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`;
      const roles = bindings.flatMap(({ role, members = [] }) => (members.includes(account) ? [role] : []));
      const isWide = roles.some((role) => WIDE_ROLES.includes(role));
      const needed = [...(isWide ? [] : FUNCTION_ROLES), ...(passkeyOrigin === null ? [] : [SIGNING_ROLE])];
      const missing = needed.filter((role) => !roles.includes(role));
      return missing.length === 0 ? null : `grant ${missing.join(', ')} to ${account.replace('serviceAccount:', '')}`;
    }),
  ];
};
