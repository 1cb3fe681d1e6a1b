import type { ReactNode } from 'react';
import { Board, type BoardProps } from '#ui/design/text/board.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { BackdropImage } from '#ui/design/images/backdrop-image.tsx';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { DocumentHead } from '../../app/navigation/document-head';
import '#ui/design/images/image-filter.css';
import { StorageProblemNotice } from '../../app/layouts/storage-problem-notice';
import './auth-layout.css';

export interface AuthLayoutProps {
  readonly art: ArtTitle;
  readonly board: BoardProps['lines'];
  readonly title: string;
  readonly lead?: ReactNode;
  readonly description: string;
  readonly children: ReactNode;
}

/** Lays out an auth page: an image with the letterboard, and the form beside the image (below it on phones). */
export const AuthLayout = ({ art, board, title, lead, description, children }: AuthLayoutProps): React.JSX.Element => (
  <>
    <StorageProblemNotice underHeader />
    <div className="auth-layout">
      <DocumentHead title={title} description={description} noIndex />
      <div className="screen on-screen" aria-hidden="true">
        <BackdropImage title={art} early />
        <Board lines={board} />
      </div>
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
