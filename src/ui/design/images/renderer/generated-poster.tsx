import { useContext, useLayoutEffect, useRef, useState } from 'react';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { EagerRender } from './eager-render';
import { whenNearViewport } from '../when-near-viewport';
import { whenRendererLoaded } from './load-renderer';
import { renderCached, type ArtFormat } from './render-cached';

interface GeneratedPosterProps {
  readonly format: ArtFormat;
  readonly title: ArtTitle;
  /** Renders into the first HTML when the renderer is already loaded. */
  readonly early: boolean;
}

/**
 * Renders the host element of the generated SVG. React does not manage its content: the server renders `early` posters into the HTML,
 * hydration leaves them unchanged (same innerHTML, suppressed check), and the browser fills empty hosts when they come near the viewport.
 */
export const GeneratedPoster = ({ format, title, early }: GeneratedPosterProps) => {
  const host = useRef<HTMLSpanElement>(null);
  const isEager = useContext(EagerRender);
  const [initialHtml] = useState(() => ({ __html: early ? (renderCached(format, title) ?? '') : '' }));

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null || element.childElementCount > 0) return undefined;
    const fillHost = (): void => {
      const svg = element.childElementCount === 0 ? renderCached(format, title) : null;
      if (svg !== null) element.innerHTML = svg;
    };
    let cancel: () => void;
    const render = (): void => void (cancel = whenRendererLoaded(fillHost));
    if (isEager) render();
    else cancel = whenNearViewport(element, render);
    return () => cancel();
  }, [format, title, isEager]);

  return <span ref={host} className="print" aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={initialHtml} />;
};
