import { PICTURES } from '#application/keys';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { useModal } from '../app/modal';
import { useService } from '../services';

const MOST = 12;

type Props = { readonly title: Pick<TitleDetails, 'title' | 'pictures'> };

/** Stills in a row, each opens large; nothing where there are none, or where the catalogue has no pictures at all. */
export const DetailsPictures = ({ title }: Props): React.JSX.Element | null => {
  const pictures = useService(PICTURES);
  const { open } = useModal();
  const stills = title.pictures.filter(({ kind }) => kind === 'backdrop').slice(0, MOST);
  const shown = stills.flatMap((still) => {
    const source = pictures.source('backdrop', still.path);
    return source === null ? [] : [{ ...still, source }];
  });
  if (shown.length === 0) return null;
  return (
    <Shelf heading="Pictures" size="wide" later>
      {shown.map(({ path, source }, at) => {
        const label = `${title.title}, picture ${at + 1} of ${shown.length}`;
        return (
          <button key={path} type="button" className="still" onClick={() => open({ name: 'picture', properties: { path, label } })}>
            <img {...source} alt={label} sizes="(max-width: 767px) 16rem, 26rem" loading="lazy" decoding="async" />
          </button>
        );
      })}
    </Shelf>
  );
};
