import { setup } from 'xstate';

/**
 * Models the side menu on narrow screens. The tag `scroll-locked` (`disableScroll`) disables page scrolling while the menu is open.
 * Widening the window past the breakpoint or navigating closes the menu.
 */
export const drawerMachine = setup({
  types: { events: {} as { readonly type: 'drawer.opened' | 'drawer.closed' | 'screen.widened' | 'location.changed' } },
}).createMachine({
  id: 'drawer',
  initial: 'closed',
  states: {
    closed: { description: 'The side menu is hidden, or stands beside the page.', on: { 'drawer.opened': 'open' } },
    open: {
      description: 'The side menu covers the page, which does not scroll.',
      tags: ['scroll-locked'],
      on: { 'drawer.closed': 'closed', 'screen.widened': 'closed', 'location.changed': 'closed' },
    },
  },
});
