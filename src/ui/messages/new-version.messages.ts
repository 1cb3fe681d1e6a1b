/** The offer of a newer version of the app. */
export const NEW_VERSION_MESSAGES = { text: 'A new version is ready.', reload: 'Reload' } as const;
