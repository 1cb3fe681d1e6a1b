/** Which Firebase project the app talks to, as its console names it. None of it is secret: rules and functions decide who may do what. */
export type FirebaseSettings = {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  readonly storageBucket: string;
  readonly appId: string;
  /** Where the emulators listen, null for the real project: `auth` as an address, the others as `host:port`. */
  readonly emulators: { readonly auth: string; readonly firestore: string; readonly storage: string } | null;
};
