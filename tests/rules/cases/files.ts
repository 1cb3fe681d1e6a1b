import type { Asker, Fields, FileAttempt, FileStep } from '../rules-attempt';
import { ADA, EVE, MAYA, NOT_ADMINS, SHUT_OUT, byAda, byMaya, accessRecords } from '../rules-users';
import { anything, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases<unknown, FileAttempt>>;
const MAX_BYTES = 2_097_152;

const BAD_TYPES: ReadonlyArray<Variation> = [
  ['an svg', 'type', 'image/svg+xml'], ['a gif', 'type', 'image/gif'], ['an HTML page', 'type', 'text/html'], ['a type that only ends like an image type', 'type', 'text/image/png'],
  ['a type that only begins like an image type', 'type', 'image/png+xml'],
];
const PLAIN_METADATA: ReadonlyArray<Variation> = [
  ['with the encoding identity', 'metadata', { contentEncoding: 'identity' }], ['with an empty encoding', 'metadata', { contentEncoding: '' }],
  ['with the disposition inline', 'metadata', { contentDisposition: 'inline' }],
  ['with the disposition that Cloud Storage sets', 'metadata', { contentDisposition: 'inline; filename*=utf-8\'\'maya' }],
  ['with caching', 'metadata', { cacheControl: 'no-cache' }],
];
const OTHER_METADATA: ReadonlyArray<Variation> = [
  ['with the encoding gzip', 'metadata', { contentEncoding: 'gzip' }], ['as an attachment', 'metadata', { contentDisposition: 'attachment; filename=a.exe' }],
  ['under another file name', 'metadata', { contentDisposition: 'inline; filename=a.exe' }], ['marked as encoded by the server', 'metadata', { metadata: { encodedByServer: 'true' } }],
];
const TYPES: ReadonlyArray<Variation> = ['jpeg', 'png', 'avif'].map((type) => [type, 'type', `image/${type}`]);

type Location = { readonly about: string; readonly path: string; readonly who: 'member' | 'admin'; readonly denies: ReadonlyArray<Variation>; readonly types: ReadonlyArray<Variation>; readonly bad: ReadonlyArray<Variation> };

/** Returns the cases of upload, overwrite, change of metadata and deletion. */
const writing = ({ about, path, who, denies, types, bad }: Location): Cases => {
  const facts = { ...(who === 'member' ? byMaya : byAda), path, type: 'image/webp', bytes: 8, metadata: anything({}) };
  const uid = who === 'member' ? 'maya' : 'ada';
  const shutOut: ReadonlyArray<Variation> = [...(who === 'member' ? SHUT_OUT : NOT_ADMINS), ['another member', 'by', EVE]];
  const attempt = (files: ReadonlyArray<string>, step: (f: typeof facts) => FileStep) => (f: typeof facts): FileAttempt =>
    ({ by: f.by, given: accessRecords(uid, f.access), files: files.length === 0 ? [] : [f.path], step: step(f) });
  const upload = (f: typeof facts): FileStep => ({ upload: f.path, bytes: f.bytes, type: f.type, metadata: f.metadata as Fields });
  const caller = who === 'member' ? 'a member' : 'an admin';
  return [
    ...cases(about, {
      allows: `${caller} may upload ${path}`, facts, attempt: attempt([], upload),
      alsoAllows: [...types, ['of 2048 KB', 'bytes', MAX_BYTES], ...PLAIN_METADATA],
      denies: [...shutOut, ...bad, ...denies, ...OTHER_METADATA, ['with a trailing slash in its path', 'path', `${path}/`], ['of one byte more', 'bytes', MAX_BYTES + 1]],
    }),
    ...cases(about, {
      allows: `${caller} may overwrite ${path}`, facts, attempt: attempt([path], upload),
      alsoAllows: types, denies: [...shutOut, ...bad, ...OTHER_METADATA, ['of one byte more', 'bytes', MAX_BYTES + 1]],
    }),
    ...cases<{ readonly by: Asker }, FileAttempt>(about, {
      allows: `the server may change the metadata of ${path}`, facts: { by: 'server' }, attempt: ({ by }) => ({ by, given: accessRecords(uid, facts.access), files: [path], step: { retype: path, type: 'image/webp' } }),
      denies: [['its owner', 'by', facts.by], ['an admin', 'by', ADA]],
    }),
    ...cases(about, {
      allows: `${caller} may delete ${path}`, facts, attempt: attempt([path], (f) => ({ erase: f.path })), denies: shutOut,
    }),
  ];
};

const reading = (about: string, path: string, folder: string): Cases =>
  cases<{ readonly by: Asker; readonly step: FileStep }, FileAttempt>(about, {
    allows: `anybody may read ${path}`,
    facts: { by: null, step: { download: path } },
    attempt: ({ by, step }) => ({ by, given: accessRecords('maya', null), files: [path], step }),
    denies: [['the folder listing', 'step', { browse: folder }]],
  });

const elsewhere = ['secrets/one.webp', 'avatars/maya/two.webp', 'genre/tv/drama.webp', 'one.webp'].flatMap((path) =>
  cases<{ readonly by: Asker }, FileAttempt>('elsewhere', {
    allows: `the server may read ${path}`,
    facts: { by: 'server' },
    attempt: ({ by }) => ({ by, given: accessRecords('maya', null), files: [path], step: { download: path } }),
    denies: [['a visitor', 'by', null], ['a member', 'by', MAYA]],
  }));

const onlyWebp: ReadonlyArray<Variation> = ['jpeg', 'png', 'avif'].map((type) => [`a ${type}`, 'type', `image/${type}`]);

/** Cases of avatars, banners and genre images. */
export const files: Cases = [
  ...writing({ about: 'avatars', path: 'avatars/maya', who: 'member', types: TYPES, bad: BAD_TYPES, denies: [['another member\'s', 'path', 'avatars/eve'], ['a second one', 'path', 'avatars/maya/two']] }),
  ...writing({ about: 'banners', path: 'banners/one', who: 'admin', types: TYPES, bad: BAD_TYPES, denies: [['below another file', 'path', 'banners/one/two']] }),
  ...writing({
    about: 'genre.movie', path: 'genre/movie/science-fiction.webp', who: 'admin', types: [], bad: [...BAD_TYPES, ...onlyWebp],
    denies: [['with another extension', 'path', 'genre/movie/drama.png'], ['under a name with capital letters', 'path', 'genre/movie/Drama.webp'], ['under an empty name', 'path', 'genre/movie/.webp']],
  }),
  ...reading('avatars', 'avatars/maya', 'avatars'), ...reading('banners', 'banners/one', 'banners'), ...reading('genre.movie', 'genre/movie/drama.webp', 'genre/movie'),
  ...elsewhere,
];
