import * as t from 'io-ts';
import { MediaType } from '#domain/catalogue/media-type';
import { orNull } from '#domain/shared/codecs/or-null';
import { TimeMillis } from '#domain/shared/dates';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { Role } from './role';

/** An entry of the user's lists; `listName` is the stored form. */
export const ListEntry = t.readonly(t.strict({ listName: t.string, listID: t.string }), 'ListEntry');
export type ListEntry = t.TypeOf<typeof ListEntry>;

/** Decodes an absent field as null, for fields that older documents lack. */
const nullIfAbsent = <A>(codec: t.Type<A | null, A | null>): t.Type<A | null, A | null> =>
  new t.Type<A | null, A | null>(
    codec.name,
    codec.is,
    (input, context) => (input === undefined ? t.success(null) : codec.validate(input, context)),
    codec.encode,
  );

const OptionalText = nullIfAbsent(orNull(t.string));

/** A recently opened title with the data to render its card without a catalogue request. */
export const RecentTitle = t.readonly(
  t.strict({
    itemKey: t.string,
    mediaType: MediaType,
    movieID: t.number,
    /** Identifies the title in every catalogue; null if unknown. */
    imdbID: OptionalText,
    title: t.string,
    posterPath: orNull(t.string),
    releaseYear: orNull(t.number),
    /** Genre names of the catalogue; used for the generated poster and for recommendations. */
    genres: t.readonlyArray(t.string),
    /** Ms since 1970. */
    openedAt: TimeMillis,
  }),
  'RecentTitle',
);
export type RecentTitle = t.TypeOf<typeof RecentTitle>;

/**
 * A member's settings; null means not chosen. The theme `system` follows the browser's colour scheme. `region` is an ISO 3166-1 code,
 * `language` a BCP 47 tag.
 */
export const UserSettings = t.readonly(
  t.strict({ theme: orNull(t.keyof({ dark: null, light: null, system: null })), language: orNull(t.string), region: orNull(t.string) }),
  'UserSettings',
);
export type UserSettings = t.TypeOf<typeof UserSettings>;

/** The profile document `users/{uid}`. */
export const User = t.readonly(
  t.strict({
    schemaVersion: t.literal(1),
    name: t.string,
    email: t.string,
    phoneNumber: orNull(t.string),
    photoURL: orNull(t.string),
    disabled: t.boolean,
    /** A copy for display; permissions come from the token's claim and the access record. */
    role: Role,
    lists: validElements(ListEntry),
    /** Recently opened titles, newest first, at most `MAX_RECENT_TITLES`. */
    content: validElements(RecentTitle),
    /** Ms since 1970. */
    createdAt: t.number,
    nameKey: t.string,
    emailKey: t.string,
    settings: UserSettings,
    /** Text of the saved filters (`saved-filters.ts`). Documents from before saved filters have none. */
    savedFilters: OptionalText,
    /** The streaming services that the member has, as text (`streaming-services.ts`). Older documents have none. */
    services: OptionalText,
    /** Text of the titles that are not for the member (`turned-down.ts`). Older documents have none. */
    turnedDown: OptionalText,
  }),
  'User',
);
export type User = t.TypeOf<typeof User>;

export const MAX_RECENT_TITLES = 50;
/** Elements of `content` that one write may add or change; the rules check each of them. */
export const MAX_RECENT_TITLES_PER_WRITE = 5;
export const noSettings: UserSettings = { theme: null, language: null, region: null };
