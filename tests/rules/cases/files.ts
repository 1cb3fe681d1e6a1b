import type { Asker, Fields, FileAttempt, FileStep } from '../rules-attempt';
import { ACCESS_RECORDS, ADA, EVE, MAYA, NOT_ADMINS, SHUT_OUT, byAda, byMaya, accessRecords } from '../rules-users';
import { anything, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases<unknown, FileAttempt>>;
const MAX_BYTES = 2_097_152;

const BAD_TYPES: ReadonlyArray<Variation> = [
  ['an svg', 'type', 'image/svg+xml'],
  ['a gif', 'type', 'image/gif'],
  ['an HTML page', 'type', 'text/html'],
  ['a type that only ends like an image type', 'type', 'text/image/png'],
  ['a type that only begins like an image type', 'type', 'image/png+xml'],
];
const PLAIN_METADATA: ReadonlyArray<Variation> = [
  ['with the encoding identity', 'metadata', { contentEncoding: 'identity' }],
  ['with an empty encoding', 'metadata', { contentEncoding: '' }],
  ['with the disposition inline', 'metadata', { contentDisposition: 'inline' }],
  ['with the disposition that Cloud Storage sets', 'metadata', { contentDisposition: 'inline; filename*=utf-8\'\'maya' }],
  ['with caching', 'metadata', { cacheControl: 'no-cache' }],
];
const OTHER_METADATA: ReadonlyArray<Variation> = [
  ['with the encoding gzip', 'metadata', { contentEncoding: 'gzip' }],
  ['as an attachment', 'metadata', { contentDisposition: 'attachment; filename=a.exe' }],
  ['under another file name', 'metadata', { contentDisposition: 'inline; filename=a.exe' }],
  ['marked as encoded by the server', 'metadata', { metadata: { encodedByServer: 'true' } }],
];
const TYPES: ReadonlyArray<Variation> = ['jpeg', 'png', 'avif'].map((type) => [type, 'type', `image/${type}`]);

type Location = {
  readonly about: string;
  readonly path: string;
  readonly who: 'member' | 'admin';
  readonly denies: ReadonlyArray<Variation>;
};

const callerOf = (who: Location['who']): string => (who === 'member' ? 'a member' : 'an admin');
const shutOut = (who: Location['who']): ReadonlyArray<Variation> => [
  ...(who === 'member' ? SHUT_OUT : NOT_ADMINS),
  ['another member', 'by', EVE],
];
const factsOf = ({ path, who }: Location) => ({
  ...(who === 'member' ? byMaya : byAda),
  path, type: 'image/webp', bytes: 8,
  metadata: anything({}),
  exists: false,
});
type Facts = ReturnType<typeof factsOf>;

const attempt = ({ who }: Location, step: (f: Facts) => FileStep) => (f: Facts): FileAttempt =>
  ({ by: f.by, given: accessRecords(who === 'member' ? 'maya' : 'ada', f.access), files: f.exists ? [f.path] : [], step: step(f) });
const upload = (f: Facts): FileStep => ({ upload: f.path, bytes: f.bytes, type: f.type, metadata: f.metadata as Fields });

const uploading = (at: Location): Cases =>
  cases(at.about, {
    allows: `${callerOf(at.who)} may upload ${at.path}`, facts: factsOf(at), attempt: attempt(at, upload),
    alsoAllows: [...TYPES, ['of one byte', 'bytes', 1], ['of 2048 KB', 'bytes', MAX_BYTES], ...PLAIN_METADATA],
    denies: [
      ...shutOut(at.who),
      ...BAD_TYPES,
      ...at.denies,
      ...OTHER_METADATA,
      ['with a trailing slash in its path', 'path', `${at.path}/`],
      ['of one byte more', 'bytes', MAX_BYTES + 1],
      ['of 0 bytes', 'bytes', 0],
    ],
  });

/** Returns the cases of the overwriting and deletion of a file by its owner. */
const replacing = (at: Location): Cases => {
  const facts = { ...factsOf(at), exists: true };
  return [
    ...cases(at.about, {
      allows: `${callerOf(at.who)} may overwrite ${at.path}`, facts,
      attempt: attempt(at, upload),
      alsoAllows: TYPES,
      denies: [
        ...shutOut(at.who),
        ...BAD_TYPES,
        ...OTHER_METADATA,
        ['of one byte more', 'bytes', MAX_BYTES + 1],
        ['of 0 bytes', 'bytes', 0],
      ],
    }),
    ...cases(at.about, {
      allows: `${callerOf(at.who)} may delete ${at.path}`, facts,
      attempt: attempt(at, (f) => ({ erase: f.path })),
      denies: shutOut(at.who),
    }),
  ];
};

/** Returns the cases of steps that only the server may take. */
const onlyServer = (about: string, path: string, steps: Readonly<Record<string, FileStep>>): Cases =>
  Object.entries(steps).flatMap(([verb, step]) =>
    cases<{ readonly by: Asker }, FileAttempt>(about, {
      allows: `the server may ${verb} ${path}`, facts: { by: 'server' },
      attempt: ({ by }) => ({ by, given: ACCESS_RECORDS, files: [path], step }),
      denies: [['a member', 'by', MAYA], ['an admin', 'by', ADA], ['a visitor', 'by', null]],
    }));

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

const avatar: Location = {
  about: 'avatars', path: 'avatars/maya', who: 'member',
  denies: [
    ["another member's", 'path', 'avatars/eve'],
    ['a second one', 'path', 'avatars/maya/two'],
  ],
};
const banner: Location = {
  about: 'banners', path: 'banners/one', who: 'admin',
  denies: [
    ['below another file', 'path', 'banners/one/two'],
    ['over an existing file', 'exists', true],
  ],
};
const picture = 'genre/movie/drama.webp';

/** Cases of avatars, banners and genre images. */
export const files: Cases = [
  ...uploading(avatar), ...replacing(avatar), ...uploading(banner),
  ...onlyServer('avatars', avatar.path, { 'change the metadata of': { retype: avatar.path, type: 'image/webp' } }),
  ...onlyServer('banners', banner.path, {
    'change the metadata of': { retype: banner.path, type: 'image/webp' },
    delete: { erase: banner.path },
  }),
  ...onlyServer('genre.movie', picture, {
    upload: { upload: picture, bytes: 8, type: 'image/webp' },
    'change the metadata of': { retype: picture, type: 'image/webp' },
    delete: { erase: picture },
  }),
  ...reading('avatars', 'avatars/maya', 'avatars'),
  ...reading('banners', 'banners/one', 'banners'),
  ...reading('genre.movie', 'genre/movie/drama.webp', 'genre/movie'),
  ...elsewhere,
];
