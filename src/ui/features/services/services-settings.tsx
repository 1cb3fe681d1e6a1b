import { SERVICES_MESSAGES } from '#ui/messages/catalogue/services.messages.ts';
import { ProfilePart } from '#ui/features/profile/profile-layout.tsx';
import { OwnServicesPart, ServicesCredit } from './own-services-part';
import { useServiceChoice } from './use-service-choice';

/** Renders the section of the member's streaming services and their choice. */
export const ServicesSettings = (): React.JSX.Element => {
  const choice = useServiceChoice();
  return (
    <ProfilePart heading={SERVICES_MESSAGES.heading}>
      <div className="services-part">
        <OwnServicesPart choice={choice} onChoose={choice.choose} />
        <p className="faint"><ServicesCredit /></p>
      </div>
    </ProfilePart>
  );
};
