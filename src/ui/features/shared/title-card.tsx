import type { ReactNode } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { Card } from '#ui/design/shelves/card.tsx';
import { yearAndSeasonsText } from '#ui/messages/catalogue/catalogue.messages.ts';
import { useService } from '#ui/services.tsx';
import { MemberCardButtons } from './member-controls';
import { toArtTitle, titleAddress, type TitleState } from './title-address';
import { titleLang } from './title-lang';
import { TitleLinkFromState } from './title-link';

export type TitleCardProps = {
  readonly title: Title;
  /** True in the first view: the image loads eagerly. */
  readonly early?: boolean;
  readonly sizes?: string;
  /** Rendered over the poster; by default the buttons that every card has for members. */
  readonly action?: ReactNode;
  /** The second line; by default the year. */
  readonly note?: string;
};

/** Renders a title on a shelf or in a grid. */
export const TitleCard = ({
  title, early = false, note, action = <MemberCardButtons title={title} />,
  ...rest
}: TitleCardProps): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const state: TitleState = { title };
  return (
    <Card
      {...rest}
      action={action}
      as={TitleLinkFromState}
      to={titleAddress(title)}
      state={state}
      title={toArtTitle(title)}
      lang={titleLang(title)}
      image={images.source('poster', title.posterPath)}
      rating={title.averageVote}
      note={note ?? yearAndSeasonsText(title)}
      early={early}
    />
  );
};
