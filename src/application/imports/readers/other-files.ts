/** Kinds of files that people choose by mistake, with columns or fields that only such a file has. */
const OTHERS = {
  music: [
    ['trackname', 'artistnames'],
    ['trackname', 'artistname'],
    ['tracktitle', 'artist'],
    ['artist', 'album', 'track'],
    ['mstoplayed', 'trackname'],
    ['playlists', 'tracks'],
    ['name', 'artist', 'album'],
    ['title', 'artist', 'album'],
    ['tracks', 'albums'],
    ['track', 'addeddate'],
    ['mastermetadatatrackname'],
  ],
  videos: [['titleurl', 'header'], ['videoid', 'playlistvideocreationtimestamp']],
  books: [['bookid', 'author'], ['isbn'], ['isbn13'], ['title', 'authors', 'readstatus']],
  games: [['appid', 'playtime'], ['appid', 'playtimeforever'], ['game', 'platform', 'hoursplayed']],
  contacts: [['firstname', 'lastname', 'phone'], ['givenname', 'familyname', 'phone1value'], ['name', 'email', 'phone']],
  bank: [['iban', 'amount'], ['amount', 'balance'], ['date', 'amount', 'currency'], ['buchungstag', 'betrag']],
  calendar: [['subject', 'startdate', 'starttime'], ['dtstart', 'summary']],
} as const satisfies Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>>;

export type OtherFile = keyof typeof OTHERS;

/** A person can keep what a film cost, when it begins, and films beside books. */
const OWN_KINDS: ReadonlySet<OtherFile> = new Set(['bank', 'calendar', 'books']);
const FILMS = /^(?:film|movie|series|tvshow|imdb|tmdb|director)/;
/** Columns of a statement, in which a title can be that of a payment. */
const OF_ACCOUNT = /account|balance|iban|payee|recipient|transaction|buchung/;

/** Returns what a file with these columns is, if it is no file about films or series. @param hasFilm whether a row says that it is one. */
export const otherFileOf = (columns: ReadonlyArray<string>, hasFilm: () => boolean = () => false): OtherFile | null => {
  const names = columns.map((column) => column.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));
  const own = new Set(names);
  const kinds = (Object.keys(OTHERS) as ReadonlyArray<OtherFile>).filter((kind) =>
    OTHERS[kind].some((needed) => needed.every((column) => own.has(column))));
  // Books are of a series, too.
  const isOwn = (kind: OtherFile): boolean => names.some((name) => FILMS.test(name) && (kind !== 'books' || !name.startsWith('series')))
    || (kind === 'books' ? hasFilm() : kind === 'bank' && own.has('title') && !names.some((name) => OF_ACCOUNT.test(name)));
  return kinds.find((kind) => !OWN_KINDS.has(kind) || !isOwn(kind)) ?? null;
};

/** Arrays in arrays, and first entries of one, that are looked at. */
const [MAX_DEPTH, MAX_ENTRIES] = [4, 10];

/** Returns what JSON is by the fields of its objects, if it is no file about films or series: most entries of all its arrays tell. */
export const otherJsonOf = (json: unknown, depth = 0): OtherFile | null => {
  if (typeof json !== 'object' || json === null || depth > MAX_DEPTH) return null;
  const kindOf = (all: ReadonlyArray<unknown>, needed: number): OtherFile | null => {
    const kinds = all.flatMap((each) => otherJsonOf(each, depth + 1) ?? []);
    return kinds.length > needed ? kinds[0] ?? null : null;
  };
  if (Array.isArray(json)) {
    const first = json.slice(0, MAX_ENTRIES);
    return kindOf(first, first.length / 2);
  }
  const arrays = Object.values(json).filter((value) => Array.isArray(value) && value.length > 0);
  return otherFileOf(Object.keys(json)) ?? kindOf(arrays, arrays.length - 1);
};

/** Folders of what a member has deleted, and of what a system adds. */
const IGNORED = /(?:^|\/)(?:deleted|orphaned|__MACOSX)\//i;
/** Files of what others wrote and a member of Letterboxd likes. */
const OF_OTHERS = /(?:^|\/)likes\/(?:reviews|lists)(?: \(\d+\))?\.csv$/i;
/** Files of Letterboxd and Trakt about the account itself, and about what others wrote. */
const NO_TITLES: ReadonlyArray<RegExp> = [
  /(?:^|\/)(?:profile|comments)(?: \(\d+\))?\.csv$/i,
  /(?:^|\/)(?:user-|hidden-|network-|likes-|comments-|notes-|collection-|lists-lists|lists-collaborations|_errors)[^/]*\.json$/i,
];

/** Returns whether a file is left out whatever it says of titles, by its name. @param isList whether it is an exported list. */
export const isIgnored = (name: string, isList: boolean): boolean => IGNORED.test(name) || (!isList && OF_OTHERS.test(name));

/** Returns whether a file belongs to the export of a service and has nothing to import, by its name. */
export const isUsual = (name: string): boolean => NO_TITLES.some((pattern) => pattern.test(name));
