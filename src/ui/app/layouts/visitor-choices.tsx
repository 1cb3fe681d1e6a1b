import { useId, useState } from 'react';
import { isSignedIn } from '#domain/users/session';
import { Icon } from '#ui/design/icons/icon.tsx';
import { createNotLoadedNote } from '#ui/feedback/not-loaded-note.tsx';
import { SETTINGS_MESSAGES } from '#ui/messages/settings.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';

/** Loaded with the first press. */
const VisitorTitleSettings = lazyOptionalPart(
  () => import('#ui/features/settings/visitor/visitor-title-settings.tsx').then((module) => module.VisitorTitleSettings),
  createNotLoadedNote(SETTINGS_MESSAGES.languageAndRegion, SETTINGS_MESSAGES.languageAndRegion),
);

/** Renders the button that opens language and region of titles below the footer's links; nothing for members, who have settings. */
export const VisitorChoices = (): React.JSX.Element | null => {
  const { loading, session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (loading || isSignedIn(session)) return null;
  return (
    <>
      <button type="button" className="theme-switch" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'up' : 'down'} />
        {SETTINGS_MESSAGES.languageAndRegion}
      </button>
      <div id={id} className="footer-choices">{isOpen && <VisitorTitleSettings />}</div>
    </>
  );
};
