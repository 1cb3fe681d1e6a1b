/** The offer of a newer version of the app. */
export const NEW_VERSION_MESSAGES = {
  text: 'A new version is ready.',
  reload: 'Reload',
  ask: {
    title: 'Reload now?',
    subtitle: 'Something you’ve entered here isn’t sent yet. Reloading may lose it.',
    confirmText: 'Reload',
    cancelText: 'Not now',
  },
} as const;

/** The hint and the setting to install the app. iOS has no question of its own, so they say the steps. */
export const INSTALL_MESSAGES = {
  term: 'Install',
  text: 'Install Marquee as an app. It opens offline too.',
  install: 'Install',
  steps: 'For Marquee on your home screen, press Share, then “Add to Home Screen”.',
} as const;
