/**
 * Caller, described by the token of the auth service. `authTime`, and `madeAt` of a session with a passkey, are in whole seconds since
 * 1970, as in tokens.
 */
export type Person = {
  readonly uid: string; readonly role: 'user' | 'admin' | null; readonly authTime: number; readonly madeAt: number | null;
};

export type Fields = Readonly<Record<string, unknown>>;

/** A time as a value of a written field, in ms after the request is sent. */
export type FromNow = { readonly msFromNow: number };
export const fromNow = (msFromNow: number): FromNow => ({ msFromNow });

/** Documents by path. */
export type Documents = Readonly<Record<string, Fields>>;

export type Write =
  | { readonly set: string; readonly data: Fields }
  /** Replaces the named fields and removes the fields of `without`. */
  | { readonly update: string; readonly data: Fields; readonly without?: ReadonlyArray<string> }
  | { readonly remove: string };

/** Query with equality filters; `limit: null` sends no limit. */
export type Query = { readonly where: ReadonlyArray<readonly [field: string, is: unknown]>; readonly limit: number | null };

export type Step =
  | { readonly get: string }
  | ({ readonly list: string } & Query)
  /** Collection group query over all collections of this name. */
  | ({ readonly listAll: string } & Query)
  /** One atomic batch. */
  | { readonly write: ReadonlyArray<Write> };

export type FileStep =
  | { readonly download: string }
  | { readonly browse: string }
  /** `metadata`: further fields that the uploader sets, such as `contentEncoding`. */
  | { readonly upload: string; readonly bytes: number; readonly type: string; readonly metadata?: Fields }
  /** Changes the content type of a file. */
  | { readonly retype: string; readonly type: string }
  | { readonly erase: string };

/** Caller of a request: null is a visitor without sign-in; `server` bypasses the rules. */
export type Asker = Person | 'server' | null;

/** One request to Firestore: the existing documents (`given`), the caller and the operation. */
export type Attempt = { readonly by: Asker; readonly given: Documents; readonly step: Step };

/** One request to Storage; each path of `files` exists as a small webp image. */
export type FileAttempt = { readonly by: Asker; readonly given: Documents; readonly files: ReadonlyArray<string>; readonly step: FileStep };
