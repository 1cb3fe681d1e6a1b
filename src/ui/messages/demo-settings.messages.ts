import type { ToastMessage } from '#ui/design/toasts/toast.ts';

/** Putting the demo back, on the settings page. */
export const DEMO_SETTINGS_MESSAGES = {
  heading: 'Demo',
  term: 'Reset the demo',
  hint: 'Resets the demo accounts and deletes everything else Marquee stores in this browser.',
  reset: 'Reset the demo',
  question: {
    title: 'Reset the demo?',
    subtitle:
      'All accounts in this browser, also those you created, are deleted with their lists, watch history, feedback and banners. The demo accounts are reset. You’re signed out. This can’t be undone.',
    confirmText: 'Delete and reset',
  },
} as const;

export const DEMO_RESET_TOAST: ToastMessage = { text: 'The demo has been reset.', tone: 'good' };
