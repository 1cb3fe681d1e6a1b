import * as E from 'fp-ts/Either';
import { useEffect, useState, type ReactNode } from 'react';
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
import { INSTALL_MESSAGES } from '#ui/messages/installed-app/new-version.messages.ts';
import { useService } from '#ui/services.tsx';
import { InstallSetting, useInstallationWay } from './install-setting';
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

/** Renders nothing where the browser neither installs the app nor keeps titles. */
const OfflinePart = ({ titles }: { readonly titles: ReactNode }): React.JSX.Element | null => {
  const way = useInstallationWay();
  if (way === null && titles === null) return null;
  return (
    <ProfilePart heading={OFFLINE_CATALOGUE_MESSAGES.heading}>
      <FactSheet
        facts={[
          { term: INSTALL_MESSAGES.term, value: way === null ? null : <InstallSetting way={way} /> },
          { term: OFFLINE_CATALOGUE_MESSAGES.term, value: titles },
        ]}
      />
    </ProfilePart>
  );
};

const WithCatalogue = ({ catalogue }: { readonly catalogue: OfflineCatalogue }): React.JSX.Element => {
  const state = useSubscription(catalogue.state);
  return (
    <OfflinePart
      titles={state._tag === 'success' ? <KeptTitles state={state.value} keep={catalogue.keep} remove={catalogue.remove} /> : null}
    />
  );
};

/** Installs the app, and keeps the whole embedded catalogue on this device where there is a worker that answers with its files. */
export const OfflineSettings = (): React.JSX.Element => {
  const catalogue = useOfflineCatalogue();
  return catalogue === null ? <OfflinePart titles={null} /> : <WithCatalogue catalogue={catalogue} />;
};
