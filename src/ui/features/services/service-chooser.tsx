import { useState } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { formatServices, MAX_SERVICES, type StreamingService } from '#domain/catalogue/services/streaming-services';
import { Select } from '#ui/design/fields/select.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { OptionalImage } from '#ui/design/images/optional-image.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { BROWSER_DEFAULT_VALUE, REGION_SETTING_CHOICES, withCurrentChoice } from '#ui/features/settings/language-and-region-choices.ts';
import { countryName } from '#ui/messages/format/format.ts';
import { SERVICES_MESSAGES } from '#ui/messages/catalogue/services.messages.ts';
import { useService } from '#ui/services.tsx';
import { useServicesOf, type ServiceChoice } from './use-service-choice';
import '#ui/design/fields/check.css';
import './services.css';

const REGIONS = REGION_SETTING_CHOICES.filter(({ value }) => value !== BROWSER_DEFAULT_VALUE);
/** Services in the list until a name is typed. */
const SHOWN = 12;

/** Returns whether a word of the name, or the whole name, begins as the text. */
export const isServiceNamed = (text: string) => ({ name }: StreamingService): boolean => {
  const [typed, whole] = [text.trim().toLowerCase(), name.toLowerCase()];
  return whole.startsWith(typed) || whole.split(/[\s+-]+/).some((word) => word.startsWith(typed));
};

const Row = ({ service, isChosen, isFull, onToggle }: {
  readonly service: StreamingService; readonly isChosen: boolean; readonly isFull: boolean; readonly onToggle: () => void;
}): React.JSX.Element => {
  const logo = useService(IMAGE_URL_BUILDER).source('logo', service.logoPath);
  return (
    <li>
      <label className="checkline">
        <input type="checkbox" className="check" checked={isChosen} disabled={isFull && !isChosen} onChange={onToggle} />
        {logo === null ? null : <OptionalImage {...logo} sizes="28px" alt="" width={28} height={28} />}
        <span>{service.name}</span>
      </label>
    </li>
  );
};

type Props = {
  readonly choice: ServiceChoice;
  /** Called with each new choice. */
  readonly onChoose: (text: string | null) => void;
};

/** Chooses the streaming services of a person: the best-known ones of a country, and others by name. Each choice applies at once. */
export const ServiceChooser = ({ choice: { chosen, region: usual }, onChoose }: Props): React.JSX.Element => {
  const [region, setRegion] = useState(usual);
  const [text, setText] = useState('');
  const result = useServicesOf(region);
  const ids = chosen?.region === region ? chosen.ids : [];
  // Services that were chosen before stay in the list while it is open, so that no row moves.
  const [before] = useState(chosen);
  const toggle = (id: number): void =>
    onChoose(formatServices({ region, ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] }));
  const all = result._tag === 'success' ? result.value : [];
  const isSearched = text.trim() !== '';
  const isKept = ({ id }: StreamingService): boolean => ids.includes(id) || (before?.region === region && before.ids.includes(id));
  const shown = isSearched ? all.filter(isServiceNamed(text)).slice(0, SHOWN)
    : all.filter((service, at) => at < SHOWN || isKept(service));
  const note = all.length === 0 ? SERVICES_MESSAGES.none
    : shown.length === 0 ? SERVICES_MESSAGES.noMatch(text.trim())
      : ids.length >= MAX_SERVICES ? SERVICES_MESSAGES.most(MAX_SERVICES)
        : !isSearched && all.length > shown.length ? SERVICES_MESSAGES.more(shown.length, all.length) : null;
  return (
    <div className="service-chooser">
      <Select
        label={SERVICES_MESSAGES.country}
        options={withCurrentChoice(REGIONS, region, countryName)}
        value={region}
        onChange={(event) => setRegion(event.target.value)}
      />
      <TextField
        label={SERVICES_MESSAGES.find}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {result._tag === 'pending' && <LoadingRegion label={SERVICES_MESSAGES.loading}><LinesSkeleton lines={4} /></LoadingRegion>}
      {result._tag === 'error' && <FailureNote failure={result.failure} what={SERVICES_MESSAGES.failedPart} retry={result.retry} />}
      {result._tag === 'success' && (
        <>
          {shown.length > 0 && (
            <ul aria-label={SERVICES_MESSAGES.list(region)}>
              {shown.map((service) => (
                <Row
                  key={service.id}
                  service={service}
                  isChosen={ids.includes(service.id)}
                  isFull={ids.length >= MAX_SERVICES}
                  onToggle={() => toggle(service.id)}
                />
              ))}
            </ul>
          )}
          <p className="faint" role="status">{note}</p>
        </>
      )}
      {chosen !== null && chosen.region !== region && <p className="faint">{SERVICES_MESSAGES.replaces(chosen.region)}</p>}
    </div>
  );
};
