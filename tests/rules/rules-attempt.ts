/** Who asks: a token as the identity service would issue it. `authTime` is in whole seconds, as tokens have it. */
export type Person = { readonly uid: string; readonly role: 'user' | 'admin' | null; readonly authTime: number };

export type Fields = Readonly<Record<string, unknown>>;

/** Documents by path. */
export type Documents = Readonly<Record<string, Fields>>;

export type Write =
  | { readonly set: string; readonly data: Fields }
  /** Replaces the named fields; `without` takes some away. */
  | { readonly update: string; readonly data: Fields; readonly without?: ReadonlyArray<string> }
  | { readonly remove: string };

/** A query; `limit` null leaves it out. */
export type Query = { readonly where: ReadonlyArray<readonly [field: string, is: unknown]>; readonly limit: number | null };

export type Step =
  | { readonly get: string }
  | ({ readonly list: string } & Query)
  /** Over all collections of that name. */
  | ({ readonly listAll: string } & Query)
  /** One batch. */
  | { readonly write: ReadonlyArray<Write> };

export type FileStep =
  | { readonly download: string }
  | { readonly browse: string }
  | { readonly upload: string; readonly bytes: number; readonly type: string }
  /** Changes what a file says that it is. */
  | { readonly retype: string; readonly type: string }
  | { readonly erase: string };

/** Null is nobody signed in; the server is asked no rules. */
export type Asker = Person | 'server' | null;

/** One request against documents: what is there, who asks and for what. */
export type Attempt = { readonly by: Asker; readonly given: Documents; readonly step: Step };

/** One request against files; `files` are there as small webp pictures. */
export type FileAttempt = { readonly by: Asker; readonly given: Documents; readonly files: ReadonlyArray<string>; readonly step: FileStep };
