import { pattern, type ChunkGroup } from './chunk-group.ts';

/** The pages and dialogs of accounts. */
export const ACCOUNT_GROUPS: ReadonlyArray<ChunkGroup> = [
  // Code that the pages and dialogs of accounts share, apart from the fields, which members need for their lists.
  {
    name: 'auth', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:features[\\/]auth[\\/](?!action-email[\\/](?:verify-email-notice|demo-emails)|field-props|use-failure-log)|`,
      String.raw`messages[\\/](?:account-toasts|auth)\.).*tsx?$`,
    ),
  },
  // Parts of these pages that other forms need.
  {
    name: 'fields', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/]features[\\/]auth[\\/](?:field-props|use-failure-log)\.ts$`),
  },
  // Passwords and e-mails, which the forms of lists lack.
  {
    name: 'account-forms', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:features[\\/]auth[\\/]|design[\\/]fields[\\/]password-field\.|messages[\\/]action-email\.).*tsx?$`,
    ),
  },
  {
    name: 'forms', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]application[\\/](?:account[\\/]validate-fields|shell[\\/]is-dirty)\.ts$|`,
      String.raw`src[\\/]ui[\\/](?:design[\\/]fields[\\/](?:field|text-field|form-note)\.|forms[\\/](?!drafts)|messages[\\/]field\.).*tsx?$`,
    ),
  },
  // Small modules of passkeys, which the pages of signing in and of security load.
  {
    name: 'passkeys', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/](?:domain[\\/]users[\\/]passkeys[\\/]passkey|ui[\\/]messages[\\/]account[\\/]passkey-failure\.messages)\.ts$`),
  },
];
