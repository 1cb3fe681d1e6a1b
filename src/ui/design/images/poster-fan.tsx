import { PosterImage, type ArtTitle } from './poster-image';
import './poster-fan.css';

/** Renders five overlapping posters as decoration. */
export const PosterFan = ({ titles }: { readonly titles: ReadonlyArray<ArtTitle> }) => (
  <div className="fan" aria-hidden="true">
    {titles.slice(0, 5).map((title) => (
      <span key={title.id}>
        <PosterImage title={title} />
      </span>
    ))}
  </div>
);
