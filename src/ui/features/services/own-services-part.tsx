import { useState } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import '#ui/design/text/text-link.css';
import { OutsideLink } from '#ui/features/shared/outside-link.tsx';
import { chosenServicesText, SERVICES_MESSAGES } from '#ui/messages/catalogue/services.messages.ts';
import { ServiceChooser } from './service-chooser';
import { useServicesOf, type ServiceChoice } from './use-service-choice';
import './services.css';

/** Names the source of all data about streaming, as TMDB requires. */
export const ServicesCredit = (): React.JSX.Element => (
  <span className="services-credit">
    {SERVICES_MESSAGES.data}{' '}
    <OutsideLink inText to="https://www.justwatch.com/">JustWatch</OutsideLink>
  </span>
);

type Props = {
  readonly choice: ServiceChoice;
  /** Called with each new choice. */
  readonly onChoose: (text: string | null) => void;
};

/** Says which services a person has chosen, or what a choice is good for, and opens the choice. */
export const OwnServicesPart = ({ choice, onChoose }: Props): React.JSX.Element => {
  const { chosen, region, isMember } = choice;
  const services = useServicesOf(region);
  const [isOpen, setOpen] = useState(false);
  if (!choice.isKnown) return <p className="quiet">{SERVICES_MESSAGES.unknown}</p>;
  return (
    <>
      <p className={chosen === null ? 'quiet' : undefined}>
        {chosen === null ? SERVICES_MESSAGES.why : chosenServicesText(chosen, services._tag === 'success' ? services.value : null)}
      </p>
      {isOpen && <ServiceChooser choice={choice} onChoose={onChoose} />}
      <div className="service-acts">
        <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? SERVICES_MESSAGES.done : chosen === null ? SERVICES_MESSAGES.choose : SERVICES_MESSAGES.change}
        </Button>
        {isOpen && !isMember && <span className="faint">{SERVICES_MESSAGES.keptHere}</span>}
      </div>
    </>
  );
};
