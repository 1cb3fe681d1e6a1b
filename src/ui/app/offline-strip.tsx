import { CONNECTION } from '#application/keys';
import { offline } from '#domain/failure';
import { Strip } from '#ui/design/layers/strip.tsx';
import { useService } from '../services';
import { useWatch } from '../use-watch';
import { failureWords } from '../words/failures';

/** Says that there is no connection, for as long as there is none. Nothing is known at first, which counts as connected. */
export const OfflineStrip = ({ underHeader = false }: { readonly underHeader?: boolean }): React.JSX.Element | null => {
  const connection = useWatch(useService(CONNECTION).online);
  if (connection.state !== 'here' || connection.value) return null;
  return (
    <div className={underHeader ? 'told under-top' : 'told'}>
      <Strip>{failureWords(offline).sentence}</Strip>
    </div>
  );
};
