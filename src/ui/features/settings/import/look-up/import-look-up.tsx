import type { LookUp } from '#application/imports/look-up/look-up';
import { Button } from '#ui/design/buttons/button.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { LOOK_UP_MESSAGES, lookUpStatusText, lookUpText } from '#ui/messages/data/import-look-up.messages.ts';
import { IMPORT_MESSAGES } from '#ui/messages/data/import.messages.ts';

type Props = {
  readonly lookUp: LookUp;
  /** Null if unknown. */ readonly minutesLeft: number | null;
  readonly onStop: () => void;
};

/** Renders how many titles of an import are looked up, what it waits for, and the time that is left. */
export const ImportLookUp = ({ lookUp, minutesLeft, onStop }: Props): React.JSX.Element => {
  const { found, all, isKept } = lookUp;
  return (
    <div className="import-busy">
      <p>{IMPORT_MESSAGES.reading}</p>
      {all === 0 ? null : <p>{lookUpText(lookUp, minutesLeft)}</p>}
      {isKept ? <small>{LOOK_UP_MESSAGES.kept}</small> : null}
      <LiveRegion message={lookUpStatusText(lookUp)} />
      <progress aria-label={IMPORT_MESSAGES.progress} value={found} max={Math.max(1, all)} />
      <Button small onClick={onStop}>{IMPORT_MESSAGES.stop}</Button>
    </div>
  );
};
