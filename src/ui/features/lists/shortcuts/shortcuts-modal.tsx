import type { ReactNode } from 'react';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { Kbd } from '#ui/design/text/kbd.tsx';
import { TITLE_SHORTCUT_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { WATCHED_SHORTCUT_KEY } from '#ui/features/lists/card-actions/default-lists.ts';
import { SingleKeysSwitch } from './single-keys-switch';
import './shortcuts-modal.css';

const { keys } = TITLE_SHORTCUT_MESSAGES;
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const MenuKeys = (): React.JSX.Element => (
  <>
    <Kbd>{keys.menu}</Kbd> {TITLE_SHORTCUT_MESSAGES.or} <Kbd>{keys.shift}</Kbd> <Kbd>{keys.f10}</Kbd>
  </>
);

const rows = (): ReadonlyArray<readonly [string, ReactNode]> => [
  [TITLE_SHORTCUT_MESSAGES.watchlist, <Kbd key="w">W</Kbd>],
  [TITLE_SHORTCUT_MESSAGES.favorites, <Kbd key="f">F</Kbd>],
  [TITLE_SHORTCUT_MESSAGES.watched, <Kbd key="h">{WATCHED_SHORTCUT_KEY}</Kbd>],
  [
    TITLE_SHORTCUT_MESSAGES.addToList,
    <span key="a">
      <Kbd>A</Kbd> {TITLE_SHORTCUT_MESSAGES.or} <MenuKeys />
    </span>,
  ],
  [TITLE_SHORTCUT_MESSAGES.turnDown, <Kbd key="n">N</Kbd>],
  [
    TITLE_SHORTCUT_MESSAGES.undo,
    <span key="z">
      <Kbd>{isApple() ? keys.command : keys.ctrl}</Kbd> <Kbd>Z</Kbd>
    </span>,
  ],
  [TITLE_SHORTCUT_MESSAGES.search, <Kbd key="/">/</Kbd>],
  [TITLE_SHORTCUT_MESSAGES.help, <Kbd key="?">?</Kbd>],
];

/** Renders the dialog that lists the shortcuts. */
export const ShortcutsModal = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): React.JSX.Element => {
  return (
    <Modal open={open} onClose={onClose} title={TITLE_SHORTCUT_MESSAGES.title} subtitle={TITLE_SHORTCUT_MESSAGES.subtitle}>
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
