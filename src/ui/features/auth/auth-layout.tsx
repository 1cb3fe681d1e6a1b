import type { ReactNode } from 'react';
import { Board, type BoardProps } from '#ui/design/text/board.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { BackdropImage } from '#ui/design/images/backdrop-image.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { useBannerImage } from '#ui/hooks/use-banner-image.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import '#ui/design/images/image-filter.css';
import { StorageProblemNotice } from '#ui/shell/notices/storage-problem-notice.tsx';
import './auth-layout.css';

export interface AuthLayoutProps {
  readonly art: ArtTitle;
  readonly board: BoardProps['lines'];
  readonly title: string;
  readonly lead?: ReactNode;
  readonly description: string;
  readonly children: ReactNode;
}

/** Renders the image of an auth page: the active banner, or art of a title without one. */
const AuthImage = ({ art, board }: Pick<AuthLayoutProps, 'art' | 'board'>): React.JSX.Element => {
  const { imageUrl, onError } = useBannerImage();
  return (
    <div className={classNames('screen on-screen', imageUrl !== null && 'dimmed')} aria-hidden="true" onErrorCapture={onError}>
      <BackdropImage title={art} image={imageUrl === null ? null : { src: imageUrl }} early />
      <Board lines={board} />
    </div>
  );
};

/** Lays out an auth page: an image with the letterboard, and the form beside the image (below it on phones). */
export const AuthLayout = ({ art, board, title, lead, description, children }: AuthLayoutProps): React.JSX.Element => (
  <>
    <StorageProblemNotice underHeader />
    <div className="auth-layout">
      <DocumentHead title={title} description={description} noIndex />
      <AuthImage art={art} board={board} />
      <div className="auth-panel">
        <div className="auth-panel-inner">
          <DisplayHeading level={1} size="l">
            {title}
          </DisplayHeading>
          {lead === undefined ? null : <p className="quiet">{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  </>
);
