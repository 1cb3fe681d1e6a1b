/**
 * Configuration of the Firebase project, with the console's field names. None of the values is secret: rules and functions control access.
 */
export type FirebaseSettings = {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  readonly storageBucket: string;
  readonly appId: string;
  /** Addresses of the emulators: `auth` as a URL, the others as `host:port`; null for the real project. */
  readonly emulators: { readonly auth: string; readonly firestore: string; readonly storage: string } | null;
  /** Members may sign in with Google too; absent: no. */
  readonly hasGoogle?: true;
  /** Origin of the pages that accept passkeys ("https://films.example"); absent: none. */
  readonly passkeyOrigin?: string;
};
