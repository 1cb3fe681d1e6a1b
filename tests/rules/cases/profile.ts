import { aProfile } from '../rules-documents';
import { ADA, EVE, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, anything, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases>;

/** One field is changed; the facts name the field, so that each refusal differs in it alone. */
const changing = (field: string, what: string, to: unknown, also: ReadonlyArray<Variation>, butNot: ReadonlyArray<Variation>): Cases =>
  cases('users', {
    allows: `a member may change ${what}`,
    facts: { ...byMaya, data: { [field]: to } },
    attempt: ({ by, marker, data }) => ({ by, given: { ...accessRecords('maya', marker), 'users/maya': aProfile }, step: { write: [{ update: 'users/maya', data }] } }),
    alsoAllows: also.map(([name, fact, is]) => [name, `data.${fact}`, is]),
    denies: butNot.map(([name, fact, is]) => [name, `data.${fact}`, is]),
  });

/** A name, with the key that belongs to it as the app makes it. */
const naming = cases('users', {
  allows: 'a member may rename themself',
  facts: { ...byMaya, path: 'users/maya', name: anything('Maya R.'), keyOf: anything(null), without: [] as ReadonlyArray<string>, more: {} },
  attempt: ({ by, marker, path, name, keyOf, without, more }) => ({
    by,
    given: { ...accessRecords('maya', marker), 'users/maya': aProfile, 'users/eve': aProfile },
    step: { write: [{ update: path, data: { ...more, name, nameKey: keyOf ?? (typeof name === 'string' ? name.toLowerCase() : name) }, without }] },
  }),
  alsoAllows: [
    ['with one letter', 'name', 'M'],
    ['with 80 letters', 'name', 'M'.repeat(80)],
    ['with 80 emoji', 'name', '😀'.repeat(80)],
    ['with letters beyond ASCII', 'name', 'Élodie Ångström Ωμέγα 𝐀'],
    ['with letters that become ASCII in lower case', 'name', 'İbrahim \u212Aelvin'],
  ],
  denies: [
    ...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['another member\'s profile', 'path', 'users/eve'],
    ['to nothing', 'name', ''], ['to spaces', 'name', '   '], ['to a name of 81 letters', 'name', 'M'.repeat(81)], ['to a name of 81 emoji', 'name', '😀'.repeat(81)],
    ['to a number', 'name', 7], ['to a list of names', 'name', ['maya']], ['to null', 'name', null],
    ['with the key of another name', 'keyOf', 'aaron'], ['with a key in capitals', 'keyOf', 'Maya R.'], ['with an endless key', 'keyOf', `maya r.${'é'.repeat(160)}`],
    ['with a change of the e-mail', 'more', { email: 'x@marquee.example' }], ['with a change of the e-mail\'s key', 'more', { emailKey: 'x@marquee.example' }],
    ['with a change of the role', 'more', { role: 'admin' }], ['with a change of being disabled', 'more', { disabled: true }],
    ['with a change of when they came', 'more', { createdAt: 1 }], ['with another schema', 'more', { schemaVersion: 2 }],
    ['with a field that nobody knows', 'more', { extra: 1 }],
    ...['phoneNumber', 'photoURL', 'content', 'settings', 'lists'].map((field): Variation => [`without ${field}`, 'without', [field]]),
  ],
});

const phone = changing('phoneNumber', 'their phone number', '+44 (0)20 7946-0.958', [
  ['to none', 'phoneNumber', null], ['to three digits', 'phoneNumber', '112'], ['to 32 signs', 'phoneNumber', `+${'1'.repeat(31)}`],
], [
  ['to words', 'phoneNumber', 'call me'], ['to two digits', 'phoneNumber', '11'], ['to 33 digits', 'phoneNumber', '1'.repeat(33)], ['to nothing at all', 'phoneNumber', ''],
  ['to a plus and 32 digits', 'phoneNumber', `+${'1'.repeat(32)}`], ['to a number', 'phoneNumber', 112], ['to several', 'phoneNumber', ['112']],
]);

const photo = changing('photoURL', 'their picture', 'https://pictures.example/maya', [
  ['to none', 'photoURL', null], ['to one of 2048 signs', 'photoURL', `https://${'x'.repeat(2040)}`],
  ['to one on this machine', 'photoURL', 'http://127.0.0.1:9199/v0/b/x/o/avatars%2Fmaya?alt=media'], ['to one on localhost', 'photoURL', 'http://localhost/x'],
], [
  ['to one without protection', 'photoURL', 'http://pictures.example/maya'], ['to a script', 'photoURL', 'javascript:alert(1)'], ['to data', 'photoURL', 'data:image/png;base64,AA'],
  ['to one of 2049 signs', 'photoURL', `https://${'x'.repeat(2041)}`], ['to an address with spaces', 'photoURL', 'https://x y'], ['to nothing at all', 'photoURL', ''],
  ['to a host that only begins like this machine', 'photoURL', 'http://127.0.0.1.evil.example/x'], ['to a number', 'photoURL', 1],
]);

const content = changing('content', 'what they opened', Array.from({ length: 50 }, () => ({ itemKey: 'movie-603' })), [['to nothing', 'content', []]], [
  ['to 51 titles', 'content', Array.from({ length: 51 }, () => ({ itemKey: 'movie-603' }))],
  ['to titles by name', 'content', { one: 1 }], ['to text', 'content', 'x'], ['to null', 'content', null],
]);

const settings = changing('settings', 'their settings', { theme: 'dark', language: 'pt-BR', region: 'BR' }, [
  ['to light', 'settings.theme', 'light'], ['to the browser\'s theme', 'settings.theme', null], ['to the browser\'s language', 'settings.language', null],
  ['to no region', 'settings.region', null], ['to a language of 16 signs', 'settings.language', 'sl-rozaj-biske-x'],
], [
  ['to a theme of another name', 'settings.theme', 'red'], ['to a theme by number', 'settings.theme', 1], ['without a theme', 'settings.theme', ABSENT],
  ['to a language of 17 signs', 'settings.language', 'sl-rozaj-biske-xx'], ['to markup', 'settings.language', '<b>'], ['to a language by number', 'settings.language', 1],
  ['without a language', 'settings.language', ABSENT], ['to a region of three letters', 'settings.region', 'BRA'], ['to a region in small letters', 'settings.region', 'br'],
  ['to a region by number', 'settings.region', 76], ['without a region', 'settings.region', ABSENT], ['with a setting that nobody knows', 'settings.extra', true],
  ['to null', 'settings', null], ['to a list', 'settings', []],
]);

/** Profiles, without their lists. */
export const profile: Cases = [...naming, ...phone, ...photo, ...content, ...settings];
