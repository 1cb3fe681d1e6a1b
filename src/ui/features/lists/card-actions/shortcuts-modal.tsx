import type { ReactNode } from 'react';
import { useCloseWithBack } from '#ui/app/modals/use-close-with-back.ts';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { Kbd } from '#ui/design/text/kbd.tsx';
import { SHORTCUTS } from '#ui/messages/lists/card-actions.messages.ts';
import { WATCHED_KEY } from './default-lists';
import { SingleKeysSwitch } from './single-keys-switch';
import './shortcuts-modal.css';

const { keys } = SHORTCUTS;
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const MenuKeys = (): React.JSX.Element => (
  <>
    <Kbd>{keys.menu}</Kbd> {SHORTCUTS.or} <Kbd>{keys.shift}</Kbd> <Kbd>{keys.f10}</Kbd>
  </>
);

const rows = (): ReadonlyArray<readonly [string, ReactNode]> => [
  [SHORTCUTS.watchlist, <Kbd key="w">W</Kbd>],
  [SHORTCUTS.favorites, <Kbd key="f">F</Kbd>],
  [SHORTCUTS.watched, <Kbd key="h">{WATCHED_KEY}</Kbd>],
  [
    SHORTCUTS.addToList,
    <span key="a">
      <Kbd>A</Kbd> {SHORTCUTS.or} <MenuKeys />
    </span>,
  ],
  [
    SHORTCUTS.undo,
    <span key="z">
      <Kbd>{isApple() ? keys.command : keys.ctrl}</Kbd> <Kbd>Z</Kbd>
    </span>,
  ],
  [SHORTCUTS.search, <Kbd key="/">/</Kbd>],
  [SHORTCUTS.help, <Kbd key="?">?</Kbd>],
];

/** Renders the dialog that lists the shortcuts. */
export const ShortcutsModal = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): React.JSX.Element => {
  useCloseWithBack(open, onClose);
  return (
    <Modal open={open} onClose={onClose} title={SHORTCUTS.title} subtitle={SHORTCUTS.subtitle}>
      <dl className="shortcuts">
        {rows().map(([what, shown]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch />
    </Modal>
  );
};
