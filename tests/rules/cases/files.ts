import type { Asker, FileAttempt, FileStep } from '../rules-attempt';
import { EVE, MAYA, NOT_ADMINS, SHUT_OUT, byAda, byMaya, accessRecords } from '../rules-users';
import { cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases<unknown, FileAttempt>>;
const LARGEST = 2_097_152;

const BAD_TYPES: ReadonlyArray<Variation> = [
  ['an svg', 'type', 'image/svg+xml'], ['a gif', 'type', 'image/gif'], ['a page', 'type', 'text/html'], ['a type that only ends like a picture\'s', 'type', 'text/image/png'],
  ['a type that only begins like a picture\'s', 'type', 'image/png+xml'],
];
const TYPES: ReadonlyArray<Variation> = ['jpeg', 'png', 'avif'].map((type) => [type, 'type', `image/${type}`]);

type Place = { readonly about: string; readonly path: string; readonly who: 'member' | 'admin'; readonly butNot: ReadonlyArray<Variation>; readonly types: ReadonlyArray<Variation>; readonly bad: ReadonlyArray<Variation> };

/** Upload, upload over what is there, change of type, delete. */
const writing = ({ about, path, who, butNot, types, bad }: Place): Cases => {
  const facts = { ...(who === 'member' ? byMaya : byAda), path, type: 'image/webp' };
  const uid = who === 'member' ? 'maya' : 'ada';
  const shutOut: ReadonlyArray<Variation> = [...(who === 'member' ? SHUT_OUT : NOT_ADMINS), ['another member', 'by', EVE]];
  const attempt = (files: ReadonlyArray<string>, step: (f: typeof facts & { readonly bytes: number }) => FileStep) => (f: typeof facts & { readonly bytes: number }): FileAttempt =>
    ({ by: f.by, given: accessRecords(uid, f.marker), files: files.length === 0 ? [] : [f.path], step: step(f) });
  const a = who === 'member' ? 'a member' : 'an admin';
  const sized = { ...facts, bytes: 8 };
  return [
    ...cases(about, {
      allows: `${a} may upload ${path}`, facts: sized, attempt: attempt([], (f) => ({ upload: f.path, bytes: f.bytes, type: f.type })),
      alsoAllows: [...types, ['of 2048 KB', 'bytes', LARGEST]], denies: [...shutOut, ...bad, ...butNot, ['of a byte more', 'bytes', LARGEST + 1]],
    }),
    ...cases(about, {
      allows: `${a} may put another ${path} in the place of the one that is there`, facts: sized, attempt: attempt([path], (f) => ({ upload: f.path, bytes: f.bytes, type: f.type })),
      alsoAllows: types, denies: [...shutOut, ...bad, ['of a byte more', 'bytes', LARGEST + 1]],
    }),
    ...cases(about, {
      allows: `${a} may say what ${path} is`, facts: sized, attempt: attempt([path], (f) => ({ retype: f.path, type: f.type })), alsoAllows: types, denies: [...shutOut, ...bad],
    }),
    ...cases(about, {
      allows: `${a} may delete ${path}`, facts: sized, attempt: attempt([path], (f) => ({ erase: f.path })), denies: shutOut,
    }),
  ];
};

const looking = (about: string, path: string, folder: string): Cases =>
  cases<{ readonly by: Asker; readonly step: FileStep }, FileAttempt>(about, {
    allows: `anybody may look at ${path}`,
    facts: { by: null, step: { download: path } },
    attempt: ({ by, step }) => ({ by, given: accessRecords('maya', null), files: [path], step }),
    denies: [['what else is there', 'step', { browse: folder }]],
  });

const elsewhere = ['secrets/one.webp', 'avatars/maya/two.webp', 'genre/tv/drama.webp', 'one.webp'].flatMap((path) =>
  cases<{ readonly by: Asker }, FileAttempt>('elsewhere', {
    allows: `the server may look at ${path}`,
    facts: { by: 'server' },
    attempt: ({ by }) => ({ by, given: accessRecords('maya', null), files: [path], step: { download: path } }),
    denies: [['a visitor', 'by', null], ['a member', 'by', MAYA]],
  }));

const onlyWebp: ReadonlyArray<Variation> = ['jpeg', 'png', 'avif'].map((type) => [`a ${type}`, 'type', `image/${type}`]);

/** Pictures of members, banners and genres. */
export const files: Cases = [
  ...writing({ about: 'avatars', path: 'avatars/maya', who: 'member', types: TYPES, bad: BAD_TYPES, butNot: [['another member\'s', 'path', 'avatars/eve'], ['a second one', 'path', 'avatars/maya/two']] }),
  ...writing({ about: 'banners', path: 'banners/one', who: 'admin', types: TYPES, bad: BAD_TYPES, butNot: [['below another', 'path', 'banners/one/two']] }),
  ...writing({
    about: 'genre.movie', path: 'genre/movie/science-fiction.webp', who: 'admin', types: [], bad: [...BAD_TYPES, ...onlyWebp],
    butNot: [['with another ending', 'path', 'genre/movie/drama.png'], ['under a name in capitals', 'path', 'genre/movie/Drama.webp'], ['under no name', 'path', 'genre/movie/.webp']],
  }),
  ...looking('avatars', 'avatars/maya', 'avatars'), ...looking('banners', 'banners/one', 'banners'), ...looking('genre.movie', 'genre/movie/drama.webp', 'genre/movie'),
  ...elsewhere,
];
