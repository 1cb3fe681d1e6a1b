import { Bill } from '#ui/design/pages/columns.tsx';
import { GenreTile } from '#ui/design/pictures/frame.tsx';
import type { FeaturedTitle } from './featured';
import { artTitle, titleAddress, type TitleState } from './title-address';
import { StatedTitleLink } from './title-link';

/** Tonight's programme: one large frame and two small ones. In the first view. */
export const FeaturedTitles = ({ bill }: { readonly bill: ReadonlyArray<FeaturedTitle> }): React.JSX.Element => (
  <Bill label="Tonight’s double bill">
    {bill.map(({ title, facts, pitch }, at) => (
      <GenreTile
        key={title.id}
        as={StatedTitleLink}
        to={titleAddress(title)}
        state={{ title } satisfies TitleState}
        art={artTitle(title)}
        heading={title.title}
        note={facts}
        size={at === 0 ? 'l' : 's'}
        sizes={at === 0 ? '(max-width: 767px) 100vw, 66vw' : '(max-width: 767px) 50vw, 33vw'}
        tall
        early
        {...(pitch !== undefined && { pitch })}
      />
    ))}
  </Bill>
);
