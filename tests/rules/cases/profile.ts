import { HIDDEN_CHARACTERS, JOINED_NAMES, MISJOINED_NAMES } from '#domain/shared/hidden-characters.fixture';
import type { Fields } from '../rules-attempt';
import { aProfile, noTexts } from '../rules-documents';
import { ADA, EVE, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, anything, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases>;

/** Returns the cases of changing one field; the variations differ only in this field. */
export const changing = (
  field: string, what: string, to: unknown, valid: ReadonlyArray<Variation>, invalid: ReadonlyArray<Variation>,
): Cases =>
  cases('users', {
    allows: `a member may change ${what}`,
    facts: { ...byMaya, data: { [field]: to } },
    attempt: ({ by, access, data }) => ({
      by,
      given: { ...accessRecords('maya', access), 'users/maya': aProfile },
      step: { write: [{ update: 'users/maya', data }] },
    }),
    alsoAllows: valid.map(([name, fact, is]) => [name, `data.${fact}`, is]),
    denies: invalid.map(([name, fact, is]) => [name, `data.${fact}`, is]),
  });

/** Writes a name with its sort key, as the app does. */
const renaming = cases('users', {
  allows: 'a member may rename themself',
  facts: {
    ...byMaya,
    path: 'users/maya',
    name: anything('Maya R.'),
    keyOf: anything(null),
    without: [] as ReadonlyArray<string>,
    more: {},
  },
  attempt: ({ by, access, path, name, keyOf, without, more }) => ({
    by,
    given: { ...accessRecords('maya', access), 'users/maya': aProfile, 'users/eve': aProfile },
    step: {
      write: [{ update: path, data: { ...more, name, nameKey: keyOf ?? (typeof name === 'string' ? name.toLowerCase() : name) }, without }],
    },
  }),
  alsoAllows: [
    ['with one character', 'name', 'M'],
    ['with 80 characters', 'name', 'M'.repeat(80)],
    ['with 80 emoji', 'name', '😀'.repeat(80)],
    ['with letters beyond ASCII', 'name', 'Élodie Ångström Ωμέγα 𝐀'],
    ['with letters that become ASCII in lower case', 'name', 'İbrahim \u212Aelvin'],
    ...JOINED_NAMES.map(([what, name]): Variation => [`with ${what}`, 'name', name]),
  ],
  denies: [
    ...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['another member\'s profile', 'path', 'users/eve'],
    ...HIDDEN_CHARACTERS.map(([what, character]): Variation => [`with ${what}`, 'name', `May${character}a`]),
    ...MISJOINED_NAMES.map(([what, name]): Variation => [`with ${what}`, 'name', name]),
    ['with two spaces in a row', 'name', 'Maya  R.'],
    ['with a space before it', 'name', ' Maya'],
    ['with a space after it', 'name', 'Maya '],
    ['to the empty name', 'name', ''],
    ['to spaces', 'name', '   '],
    ['to a name of 81 characters', 'name', 'M'.repeat(81)],
    ['to a name of 81 emoji', 'name', '😀'.repeat(81)],
    ['to a number', 'name', 7],
    ['to an array of names', 'name', ['maya']],
    ['to null', 'name', null],
    ['with the key of another name', 'keyOf', 'aaron'],
    ['with a key in capital letters', 'keyOf', 'Maya R.'],
    ['with a key that is too long', 'keyOf', `maya r.${'é'.repeat(160)}`],
    ['with a change of the e-mail', 'more', { email: 'x@marquee.example' }],
    ["with a change of the e-mail's key", 'more', { emailKey: 'x@marquee.example' }],
    ['with a change of the role', 'more', { role: 'admin' }],
    ['with a change of disabled', 'more', { disabled: true }],
    ['with a change of createdAt', 'more', { createdAt: 1 }],
    ['with another schema version', 'more', { schemaVersion: 2 }],
    ['with an unknown field', 'more', { extra: 1 }],
    ...['phoneNumber', 'photoURL', 'content', 'settings', 'lists'].map((field): Variation => [`without ${field}`, 'without', [field]]),
  ],
});

/** The stored name and the number of recent titles are ones that the rules accepted before; only the fields in `data` change. */
const keepingName = cases('users', {
  allows: 'a member with a name and recent titles that would be refused today may change other fields',
  facts: { ...byMaya, data: { phoneNumber: anything('112') } },
  attempt: ({ by, access, data }) => ({
    by,
    given: {
      ...accessRecords('maya', access),
      'users/maya': { ...aProfile, name: 'May\u202Ea', nameKey: 'old key', content: Array.from({ length: 51 }, (_, index) => ({ index })) },
    },
    step: { write: [{ update: 'users/maya', data }] },
  }),
  denies: [
    ['the name to another one that would be refused', 'data', { name: 'Ma\u202Eya', nameKey: 'ma\u202Eya' }],
    ['the name without its key', 'data', { name: 'Nell' }],
    ['the key of the name to another wrong one', 'data', { nameKey: 'x' }],
  ],
});

const phone = changing(
  'phoneNumber', 'their phone number', '+44 (0)20 7946-0.958',
  [
    ['to null', 'phoneNumber', null],
    ['to three digits', 'phoneNumber', '112'],
    ['to 32 characters', 'phoneNumber', `+${'1'.repeat(31)}`],
  ],
  [
    ['to text without digits', 'phoneNumber', 'call me'],
    ['to two digits', 'phoneNumber', '11'],
    ['to 33 digits', 'phoneNumber', '1'.repeat(33)],
    ['to an empty string', 'phoneNumber', ''],
    ['to a plus and 32 digits', 'phoneNumber', `+${'1'.repeat(32)}`],
    ['to a number', 'phoneNumber', 112],
    ['to an array', 'phoneNumber', ['112']],
  ],
);

const UPLOADED = 'https://firebasestorage.googleapis.com/v0/b/marquee.firebasestorage.app/o/avatars%2Fmaya?alt=media&v=';
const photo = changing(
  'photoURL', 'their avatar', `${UPLOADED}1`,
  [
    ['to null', 'photoURL', null],
    ['to one of 2048 characters', 'photoURL', UPLOADED.padEnd(2048, 'x')],
  ],
  [
    ['to one of another host', 'photoURL', 'https://pictures.example/v0/b/x/o/avatars%2Fmaya'],
    [
      'to a host that only begins like the storage', 'photoURL',
      'https://firebasestorage.googleapis.com.evil.example/v0/b/x/o/avatars%2Fmaya',
    ],
    ['to another file of the storage', 'photoURL', 'https://firebasestorage.googleapis.com/v0/b/x/o/banners%2Fmaya'],
    ['to one of a folder below', 'photoURL', 'https://firebasestorage.googleapis.com/v0/b/x/o/avatars%2Fmaya/x'],
    ['to one on 127.0.0.1', 'photoURL', 'http://127.0.0.1:9199/v0/b/x/o/avatars%2Fmaya?alt=media'],
    ['to one on localhost', 'photoURL', 'http://localhost/x'],
    ['to one without TLS', 'photoURL', 'http://pictures.example/maya'],
    ['to a javascript: URL', 'photoURL', 'javascript:alert(1)'],
    ['to a data: URL', 'photoURL', 'data:image/png;base64,AA'],
    ['to one of 2049 characters', 'photoURL', UPLOADED.padEnd(2049, 'x')],
    ['to an address with spaces', 'photoURL', `${UPLOADED}x y`],
    ['to an empty string', 'photoURL', ''],
    ['to a number', 'photoURL', 1],
  ],
);

/** The server has set a picture on a host that the operator lists. */
const setPhoto = cases('users', {
  allows: 'a member whose picture the server has set may change another field',
  facts: { ...byMaya, data: { phoneNumber: '112' } },
  attempt: ({ by, access, data }) => ({
    by,
    given: { ...accessRecords('maya', access), 'users/maya': { ...aProfile, photoURL: 'https://pictures.example/maya' } },
    step: { write: [{ update: 'users/maya', data }] },
  }),
  alsoAllows: [['and remove it', 'data', { photoURL: null }], ['and upload one', 'data', { photoURL: `${UPLOADED}1` }]],
  denies: [['and name another of that host', 'data', { photoURL: 'https://pictures.example/eve' }]],
});

const recentTitle = (id: number): Fields => ({
  itemKey: `movie-${id}`, mediaType: 'movie', movieID: id, imdbID: 'tt0133093',
  title: 'x'.repeat(500),
  posterPath: '/p.jpg', releaseYear: 1999,
  genres: ['Action'],
  openedAt: NOW,
});
const recentTitles = (length: number): ReadonlyArray<Fields> => Array.from({ length }, (_, index) => recentTitle(index + 1));
const changedTitle = (change: Fields): ReadonlyArray<Fields> => [...recentTitles(4), { ...recentTitle(5), ...change }];

/** Some stored titles are of a form that the rules refuse today. */
const content = cases('users', {
  allows: 'a member may add five recent titles',
  facts: { ...byMaya, was: [{ oversized: 'x'.repeat(5000) }] as ReadonlyArray<Fields>, to: anything(recentTitles(5)) },
  attempt: ({ by, access, was, to }) => ({
    by,
    given: { ...accessRecords('maya', access), 'users/maya': { ...aProfile, content: was } },
    step: { write: [{ update: 'users/maya', data: { content: Array.isArray(to) ? [...(to as ReadonlyArray<unknown>), ...was] : to } }] },
  }),
  alsoAllows: [
    ['none', 'to', []], ['one', 'to', recentTitles(1)], ['to 45 others', 'was', Array.from({ length: 45 }, (_, index) => ({ index }))],
    ['without poster, year and IMDb id', 'to', changedTitle({ posterPath: null, releaseYear: null, imdbID: null })],
    ['with the negative id of a title outside TMDB', 'to', changedTitle({ movieID: -7, itemKey: 'movie--7' })],
    [
      'with 20 genres of 400 characters', 'to',
      changedTitle({ genres: Array.from({ length: 20 }, (_, index) => String(index % 10).repeat(20)) }),
    ],
  ],
  denies: [
    ['six', 'to', recentTitles(6)],
    ['to 46 others', 'was', Array.from({ length: 46 }, (_, index) => ({ index }))],
    ...Array.from({ length: 5 }, (_, place): Variation => [
      `an oversized one at place ${place}`, 'to',
      recentTitles(5).map((title, index) => (index === place ? { ...title, title: 'x'.repeat(10_000) } : title)),
    ]),
    ['one with an unknown field', 'to', changedTitle({ extra: 1 })],
    ['one without a title', 'to', changedTitle({ title: '' })],
    ['one with a title that is an array', 'to', changedTitle({ title: ['x'] })],
    ['one under the key of another', 'to', changedTitle({ itemKey: 'movie-7' })],
    ['one of another media type', 'to', changedTitle({ mediaType: 'book', itemKey: 'book-5' })],
    ['one with an id that is not an integer', 'to', changedTitle({ movieID: 1.5, itemKey: 'movie-1.5' })],
    ['one with a malformed IMDb id', 'to', changedTitle({ imdbID: 'x'.repeat(20) })],
    ['one with a long poster path', 'to', changedTitle({ posterPath: 'x'.repeat(301) })],
    ['one with a year given as text', 'to', changedTitle({ releaseYear: '1999' })],
    ['one with 21 genres', 'to', changedTitle({ genres: Array.from({ length: 21 }, () => 'x') })],
    ...noTexts('one with a genre', '').map(([name, , genres]): Variation => [name, 'to', changedTitle({ genres })]),
    ['one with a genre of 401 characters', 'to', changedTitle({ genres: ['x'.repeat(401)] })],
    ['one opened at a time given as text', 'to', changedTitle({ openedAt: 'now' })],
    ['a map', 'to', { one: 1 }],
    ['text', 'to', 'x'],
    ['null', 'to', null],
  ],
});

const settings = changing(
  'settings', 'their settings',
  { theme: 'dark', language: 'pt-BR', region: 'BR' },
  [
    ['to light', 'settings.theme', 'light'],
    ["to the system's theme", 'settings.theme', 'system'],
    ['to no theme', 'settings.theme', null],
    ["to the browser's language", 'settings.language', null],
    ['to no region', 'settings.region', null],
    ['to a language of 16 characters', 'settings.language', 'sl-rozaj-biske-x'],
  ],
  [
    ['to an unknown theme', 'settings.theme', 'red'],
    ['to a theme that is a number', 'settings.theme', 1],
    ['without a theme', 'settings.theme', ABSENT],
    ['to a language of 17 characters', 'settings.language', 'sl-rozaj-biske-xx'],
    ['to markup', 'settings.language', '<b>'],
    ['to a language that is a number', 'settings.language', 1],
    ['without a language', 'settings.language', ABSENT],
    ['to a region of three characters', 'settings.region', 'BRA'],
    ['to a region in lower case', 'settings.region', 'br'],
    ['to a region that is a number', 'settings.region', 76],
    ['without a region', 'settings.region', ABSENT],
    ['with an unknown setting', 'settings.extra', true],
    ['to null', 'settings', null],
    ['to an array', 'settings', []],
  ],
);

/** Cases of profiles, without their list entries. */
export const profile: Cases = [...renaming, ...keepingName, ...phone, ...photo, ...setPhoto, ...content, ...settings];
