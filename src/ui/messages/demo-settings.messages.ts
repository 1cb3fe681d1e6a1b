import type { ToastMessage } from '#ui/design/toasts/toast.ts';

/** Putting the demo back, on the settings page. */
export const DEMO_SETTINGS_MESSAGES = {
  heading: 'Demo',
  term: 'Put everything back',
  hint: 'Brings the demo accounts back as they began and deletes everything else of this browser.',
  reset: 'Put everything back',
  question: {
    title: 'Put everything back?',
    subtitle:
      'All accounts of this browser are deleted, also those that you created, with their lists, watch history, feedback and banners. The demo accounts are as they began. You are signed out. This can’t be undone.',
    confirmText: 'Delete and put back',
  },
} as const;

export const DEMO_RESET_TOAST: ToastMessage = { text: 'The demo is as it began.', tone: 'good' };
