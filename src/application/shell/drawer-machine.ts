import { setup } from 'xstate';

/**
 * The side menu on narrow screens. While it is open the page behind does not scroll (`disableScroll` is the tag `scroll-locked`);
 * growing wider than the breakpoint or going somewhere closes it.
 */
export const drawerMachine = setup({
  types: { events: {} as { readonly type: 'drawer.opened' | 'drawer.closed' | 'screen.widened' | 'location.changed' } },
}).createMachine({
  id: 'drawer',
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.opened': 'open' } },
    open: { tags: ['scroll-locked'], on: { 'drawer.closed': 'closed', 'screen.widened': 'closed', 'location.changed': 'closed' } },
  },
});

/** Below this width in CSS pixels side menus are drawers. */
export const DRAWER_BREAKPOINT = 1023;
