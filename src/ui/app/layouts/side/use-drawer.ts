import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DRAWER_BREAKPOINT, drawerMachine } from '#application/shell/drawer-machine';
import { locationKey } from '../../navigation/location-key';

export type DrawerControl = { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };

/** The drawer's machine, told when the place changes and when the screen grows too wide for a drawer. */
export const useDrawer = (): DrawerControl => {
  const actor = useActorRef(drawerMachine);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('scroll-locked'));
  const place = locationKey(useLocation());

  useEffect(() => actor.send({ type: 'location.changed' }), [actor, place]);
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${DRAWER_BREAKPOINT + 1}px)`);
    const tell = (): void => {
      if (wide.matches) actor.send({ type: 'screen.widened' });
    };
    wide.addEventListener('change', tell);
    return () => wide.removeEventListener('change', tell);
  }, [actor]);

  return { isOpen, open: () => actor.send({ type: 'drawer.opened' }), close: () => actor.send({ type: 'drawer.closed' }) };
};
