import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import type { OfflineCatalogue, OfflineCatalogueState } from '#application/ports/site-worker/offline-catalogue';
import { SITE_WORKER } from '#application/service-keys';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Switch } from '#ui/design/fields/switch.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { ProfilePart } from '#ui/features/profile/profile-layout.tsx';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import {
  OFFLINE_CATALOGUE_MESSAGES, offlineCatalogueFailureText, offlineCatalogueText,
} from '#ui/messages/data/offline-catalogue.messages.ts';
import { useService } from '#ui/services.tsx';
import './offline-settings.css';

/** Returns the catalogue of this browser; null where there is none to keep, or while it is opened. */
const useOfflineCatalogue = (): OfflineCatalogue | null => {
  const openWorker = useService(SITE_WORKER);
  const [catalogue, setCatalogue] = useState<OfflineCatalogue | null>(null);
  useEffect(() => {
    let isActive = true;
    const open = async (): Promise<void> => {
      const worker = await openWorker?.();
      if (worker === undefined || E.isLeft(worker)) return;
      const opened = await worker.right.offlineCatalogue?.();
      if (isActive && opened !== undefined && E.isRight(opened)) setCatalogue(opened.right);
    };
    void open();
    return () => {
      isActive = false;
    };
  }, [openWorker]);
  return catalogue;
};

type Props = { readonly state: OfflineCatalogueState } & Pick<OfflineCatalogue, 'keep' | 'remove'>;

const KeptTitles = ({ state, keep, remove }: Props): React.JSX.Element => {
  const { phase, keptBytes, totalBytes, failure } = state;
  const text = offlineCatalogueText(state);
  return (
    <div className="offline-setting">
      <Switch
        label={OFFLINE_CATALOGUE_MESSAGES.keep}
        checked={phase !== 'none'}
        onChange={({ target }) => (target.checked ? keep() : remove())}
      />
      <p className="faint">{text}</p>
      {phase === 'loading' && (
        <p>
          <progress aria-label={OFFLINE_CATALOGUE_MESSAGES.progress} value={keptBytes} max={totalBytes} />
          <Button ref={moveFocusOnRemoval} small onClick={remove}>{OFFLINE_CATALOGUE_MESSAGES.cancel}</Button>
        </p>
      )}
      {phase === 'part' && failure === null && (
        <Button ref={moveFocusOnRemoval} small onClick={keep}>{OFFLINE_CATALOGUE_MESSAGES.resume}</Button>
      )}
      {failure === null ? null : (
        <FormNote tone="bad" action={<Button ref={moveFocusOnRemoval} small onClick={keep}>{OFFLINE_CATALOGUE_MESSAGES.retry}</Button>}>
          {offlineCatalogueFailureText(failure)}
        </FormNote>
      )}
      {/* The progress has its own element: announced with each number, it would never stop. */}
      <LiveRegion message={phase === 'whole' ? text : ''} />
    </div>
  );
};

const KeptCatalogue = ({ catalogue }: { readonly catalogue: OfflineCatalogue }): React.JSX.Element | null => {
  const state = useSubscription(catalogue.state);
  if (state._tag !== 'success') return null;
  const value = <KeptTitles state={state.value} keep={catalogue.keep} remove={catalogue.remove} />;
  return (
    <ProfilePart heading={OFFLINE_CATALOGUE_MESSAGES.heading}>
      <FactSheet facts={[{ term: OFFLINE_CATALOGUE_MESSAGES.term, value }]} />
    </ProfilePart>
  );
};

/** Keeps the whole embedded catalogue on this device. Renders nothing where there is no worker that answers with its files. */
export const OfflineSettings = (): React.JSX.Element | null => {
  const catalogue = useOfflineCatalogue();
  return catalogue === null ? null : <KeptCatalogue catalogue={catalogue} />;
};
