import type { Ports } from './ports.mjs';

export type Hosts = { readonly connect: ReadonlyArray<string>; readonly image: ReadonlyArray<string>; readonly frame?: ReadonlyArray<string> };
export type HeaderRule = { readonly source?: string; readonly regex?: string; readonly headers: ReadonlyArray<{ readonly key: string; readonly value: string }> };
export type Rewrite = { readonly source: string; readonly destination?: string; readonly function?: { readonly functionId: string; readonly region: string } };

export type FirebaseConfig = {
  readonly firestore: { readonly rules: string; readonly indexes: string };
  readonly storage: { readonly rules: string };
  readonly functions: ReadonlyArray<{ readonly source: string }>;
  readonly hosting: { readonly public: string; readonly headers: ReadonlyArray<HeaderRule>; readonly redirects: ReadonlyArray<{ readonly regex: string; readonly destination: string }>; readonly rewrites: ReadonlyArray<Rewrite> };
};

export const PRODUCTION_HOSTS: Hosts;
export function emulatorHosts(ports?: Ports): Hosts;
/** Names of a build's files and folders that contain a hash, and the source expressions of the styles in its documents, by address. */
export type HashedNames = { readonly assets: ReadonlyArray<string>; readonly versions: ReadonlyArray<string>; readonly styles: Readonly<Record<string, string>> };
export function hashedNames(folder: string): HashedNames;
/** @param authDomain the domain that signs members in with Google; null: the site has no Google. */
export function productionConfig(build?: HashedNames, authDomain?: string | null): FirebaseConfig;
export function emulatorConfig(ports?: Ports, build?: HashedNames): FirebaseConfig & { readonly emulators: Readonly<Record<string, unknown>> };
/** Returns `firestore.rules` with the address of the emulators' storage beside the real one. */
export function emulatorRules(rules: string, ports?: Ports): string;
/** Returns a configuration as the text of its file. */
export function asText(config: FirebaseConfig): string;
