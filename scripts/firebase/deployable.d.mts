import type { BuildConfig } from '#composition/config';

/** Returns why this configuration cannot be deployed; null if it can. */
export function whyNotDeployable(profile: Pick<BuildConfig, 'firebase' | 'site'>): string | null;
/** Returns why firebase-tools could not deploy from this machine; null if it has credentials. */
export function whyNotSignedIn(machine: { readonly env: Readonly<Record<string, string | undefined>>; readonly home: string; readonly listAccounts: () => ReadonlyArray<unknown> }): string | null;
/** Returns why the identity service would accept passwords that the app refuses; null if it refuses them too. */
export function whyPasswordsUnchecked(
  firebase: { readonly projectId: string; readonly apiKey: string },
  site: string,
  lengths: { readonly min: number; readonly max: number },
  fetchPolicy?: (url: string, options: { readonly headers: Readonly<Record<string, string>> }) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>,
): Promise<string | null>;
