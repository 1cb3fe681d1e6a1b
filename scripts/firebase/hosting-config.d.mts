import type { Ports } from './ports.mjs';

export type Hosts = { readonly connect: ReadonlyArray<string>; readonly image: ReadonlyArray<string> };
export type HeaderRule = { readonly source: string; readonly headers: ReadonlyArray<{ readonly key: string; readonly value: string }> };
export type Rewrite = { readonly source: string; readonly destination?: string; readonly function?: { readonly functionId: string; readonly region: string } };

export type FirebaseConfig = {
  readonly firestore: { readonly rules: string; readonly indexes: string };
  readonly storage: { readonly rules: string };
  readonly functions: ReadonlyArray<{ readonly source: string }>;
  readonly hosting: { readonly public: string; readonly headers: ReadonlyArray<HeaderRule>; readonly rewrites: ReadonlyArray<Rewrite> };
};

export const PRODUCTION_HOSTS: Hosts;
export function emulatorHosts(ports?: Ports): Hosts;
export function productionConfig(): FirebaseConfig;
export function emulatorConfig(ports?: Ports): FirebaseConfig & { readonly emulators: Readonly<Record<string, unknown>> };
/** Returns a configuration as the text of its file. */
export function asText(config: FirebaseConfig): string;
