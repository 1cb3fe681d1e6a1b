import { sentenceOf } from '../command-error.mjs';
import { point, type CheckedPoint } from './checks/checked-point';
import { signInChecks } from './checks/sign-in-checks';
import { securityHeaders } from './hosting.mjs';

export type DeployedSite = {
  /** Address of the site, such as `https://films.example`. */
  readonly address: string;
  readonly project: string;
  /** Address of the database's REST interface. */
  readonly firestore: string;
  /** Address of the bucket in the REST interface of Cloud Storage for Firebase. */
  readonly bucket: string;
  readonly usesTmdb: boolean;
  readonly usesGoogle: boolean;
  readonly usesPasskeys: boolean;
};

/** Addresses that a browser would not write like this, each with the status that it may have. */
const ODD_ADDRESSES: ReadonlyArray<readonly [path: string, statuses: ReadonlyArray<number>]> = [
  ['/', [200]], ['/movies', [200]], ['/user-profile', [200]], ['/admin/dashboard', [200]], ['/details?type=movie&id=603', [200]],
  ['/details/x', [404]], ['/details?type=movie', [404]], ['/Movies', [301]], ['/movies/', [301, 200]], ['/.x', [404]],
  ['/.well-known/x', [404]], ['/%2e%2e/x', [400, 404]], ['/nowhere', [404]], ['/assets/missing-1234567.js', [404]], ['/api/nothing', [404]],
];

/** Calls of functions that must be refused, with their status. */
const REFUSED_CALLS: ReadonlyArray<readonly [method: string, name: string, status: number]> = [
  ['POST', 'createUser', 401], ['GET', 'exportUsersData?format=csv', 401], ['POST', 'changeUsers', 401], ['GET', 'createUser', 405],
  ['DELETE', 'deleteMyAccount', 401], ['GET', 'nothing', 404],
];

/** Documents that nobody may read without signing in. */
const PRIVATE_DOCUMENTS = [
  'users/anybody', 'access/anybody', 'lists/anybody-favorites', 'directory/anybody', 'audit/one', 'feedback/one', 'stats/users',
  'limits/one', 'shares/one', 'evenings/one', 'reminders/one',
  'passkeys/anybody', 'passkeyChallenges/one', 'signIns/anybody',
];

/** Documents that everybody may read. They may be missing. */
const PUBLIC_DOCUMENTS = ['settings/banners', 'settings/genreImages'];

/** Requests to Cloud Storage that nobody may make without signing in. Open rules would answer 404 to the deletion of a missing file. */
const REFUSED_FILE_REQUESTS: ReadonlyArray<readonly [what: string, method: string, path: string]> = [
  ['files cannot be listed', 'GET', '?maxResults=1'],
  ...['avatars', 'banners', 'genre/movie'].map(
    (folder) => [`nobody may delete files of ${folder}`, 'DELETE', `/${encodeURIComponent(`${folder}/missing`)}`] as const,
  ),
];

type Fetched = { readonly status: number; readonly headers: Headers; readonly text: string };

const request = async (url: string, init: RequestInit = {}): Promise<Fetched> => {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const HEADER_NAMES = Object.keys(securityHeaders());

const headerProblem = ({ headers }: Fetched): string | null => {
  const missing = HEADER_NAMES.filter((name) => !headers.has(name));
  return missing.length === 0 ? null : `without ${missing.join(', ')}`;
};

const isKept = ({ headers }: Fetched): boolean => /max-age=(?:\d{6,})|immutable/.test(headers.get('cache-control') ?? '');

const checkAddress = ({ address }: DeployedSite, path: string, statuses: ReadonlyArray<number>): Promise<CheckedPoint> =>
  point(`${path}: status ${statuses.join(' or ')} and security headers`, async () => {
    const response = await request(address + path);
    if (!statuses.includes(response.status)) return `status ${response.status}`;
    if (response.status === 404 && isKept(response)) return 'browsers keep the not-found answer';
    // A redirect shows nothing that another site could frame.
    return response.status === 301 ? null : headerProblem(response);
  });

/** Returns why nothing can be checked, as a sentence, if the site does not answer; else null. */
export const whyNoAnswer = (address: string): Promise<string | null> =>
  request(address).then(
    () => null,
    (error: unknown) => `${sentenceOf(error) ?? `${address} does not answer.`} Is it the address of the deployed site? ${address}`,
  );

/** Returns the checks of a site from outside, without signing in. Each takes a request or two. */
export const deployedChecks = (site: DeployedSite): ReadonlyArray<Promise<CheckedPoint>> => {
  const { address, project, firestore, bucket, usesTmdb } = site;
  const documents = `${firestore}/v1/projects/${project}/databases/(default)/documents`;
  return [
    ...ODD_ADDRESSES.map(([path, statuses]) => checkAddress(site, path, statuses)),
    point('the functions answer', async () => {
      const { status, text } = await request(`${address}/api/health`);
      return status === 200 && text.includes('OK') ? null : `status ${status}`;
    }),
    ...REFUSED_CALLS.map(([method, name, expected]) =>
      point(`${method} /api/${name} is refused with ${expected}`, async () => {
        const response = await request(`${address}/api/${name}`, { method });
        if (response.status !== expected) return `status ${response.status}`;
        return response.headers.get('cache-control') === 'no-store' ? headerProblem(response) : 'caches may keep the answer';
      }),
    ),
    point('a page of another site may not call', async () => {
      const { status } = await request(`${address}/api/sendFeedback`, {
        method: 'POST', headers: { origin: 'https://evil.example', 'content-type': 'application/json' }, body: '{}',
      });
      return status === 403 ? null : `status ${status}`;
    }),
    point('a title has a description for link previews', async () => {
      const { text } = await request(`${address}/details?type=movie&id=603`);
      return /<meta property="og:title" content="[^"]+"/.test(text) && !text.includes('noindex') ? null : 'og:title is missing';
    }),
    point('a shared list whose link has ended is not found and no cache keeps the page', async () => {
      const { status, headers } = await request(`${address}/lists/00000000000000000000000000000000`);
      return status === 404 && headers.get('cache-control') === 'no-store'
        ? null
        : `status ${status}, ${headers.get('cache-control') ?? 'no caching'}`;
    }),
    point(usesTmdb ? 'TMDB answers' : 'calls for TMDB are refused', async () => {
      const { status } = await request(`${address}/api/tmdb/movie/603`);
      return status === (usesTmdb ? 200 : 404) ? null : `status ${status}`;
    }),
    ...signInChecks(site),
    ...PUBLIC_DOCUMENTS.map((path) =>
      point(`${path} is public`, async () => {
        const { status } = await request(`${documents}/${path}`);
        return status === 200 || status === 404 ? null : `status ${status}`;
      }),
    ),
    ...REFUSED_FILE_REQUESTS.map(([what, method, path]) =>
      point(what, async () => {
        const { status } = await request(`${bucket}/o${path}`, { method });
        return status === 403 ? null : `status ${status}`;
      }),
    ),
    ...PRIVATE_DOCUMENTS.map((path) =>
      point(`${path} is private`, async () => {
        const { status } = await request(`${documents}/${path}`);
        return status === 403 ? null : `status ${status}`;
      }),
    ),
  ];
};
