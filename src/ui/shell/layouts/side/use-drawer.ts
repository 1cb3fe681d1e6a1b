import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { drawerMachine } from '#application/shell/drawer-machine';
import { DESKTOP_WIDTH } from '#ui/design/utils/media-queries.ts';
import { locationKey } from '#ui/shell/navigation/location-key.ts';

export type DrawerControl = { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };

/** Runs the drawer machine; sends events when the location changes and when the screen grows too wide for a drawer. */
export const useDrawer = (): DrawerControl => {
  const actor = useActorRef(drawerMachine);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('scroll-locked'));
  const currentKey = locationKey(useLocation());

  useEffect(() => actor.send({ type: 'location.changed' }), [actor, currentKey]);
  useEffect(() => {
    const wide = window.matchMedia(DESKTOP_WIDTH);
    const onWidened = (): void => {
      if (wide.matches) actor.send({ type: 'screen.widened' });
    };
    wide.addEventListener('change', onWidened);
    return () => wide.removeEventListener('change', onWidened);
  }, [actor]);

  return { isOpen, open: () => actor.send({ type: 'drawer.opened' }), close: () => actor.send({ type: 'drawer.closed' }) };
};
