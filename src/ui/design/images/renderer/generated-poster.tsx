import { useContext, useLayoutEffect, useRef, useState } from 'react';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { EagerRenderContext } from './eager-render-context';
import { followImage } from '#ui/design/images/follow-image.ts';
import { whenNearViewport } from '#ui/design/images/when-near-viewport.ts';
import { PosterRowContext } from './poster-row-context';
import { whenPosterRendererLoaded, currentPosterRenderer } from './load-poster-renderer';
import { lru } from '#ui/design/utils/lru.ts';

/** The formats of generated art. */
type ArtFormat = 'poster' | 'backdrop';

// An SVG has about 1.2 kB, so the cache stays below 0.5 MB.
const cache = lru<string>(400);

/** Returns the cached SVG of a title; null until the renderer is loaded. */
const renderCached = (format: ArtFormat, title: ArtTitle, row: ReadonlyArray<ArtTitle>): string | null => {
  const renderer = currentPosterRenderer();
  if (renderer === null) return null;
  if (format === 'backdrop') return cache.get(`backdrop ${title.id} ${title.title}`, () => renderer.backdropArt(title));
  const variant = renderer.variantIn(row, title);
  return cache.get(`poster ${variant} ${title.id} ${title.title}`, () => renderer.posterArt(title, variant));
};

interface GeneratedPosterProps {
  readonly format: ArtFormat;
  readonly title: ArtTitle;
  /** Renders into the first HTML when the renderer is already loaded. */
  readonly early: boolean;
  /** URL of the image next to this element, which covers the art; null without one. */
  readonly cover?: string | null;
}

/**
 * Renders the host element of the generated SVG. React does not manage its content: the server renders `early` posters into the HTML,
 * hydration leaves them unchanged (same innerHTML, suppressed check), and the browser fills empty hosts when they come near the viewport.
 * Behind an image, art is drawn only if the image fails or is late, and removed when it is loaded: the browser would also paint what the
 * image covers.
 */
export const GeneratedPoster = ({ format, title, early, cover = null }: GeneratedPosterProps) => {
  const host = useRef<HTMLSpanElement>(null);
  const isEager = useContext(EagerRenderContext);
  const row = useContext(PosterRowContext);
  const [initialHtml] = useState(() => ({ __html: early ? (renderCached(format, title, row) ?? '') : '' }));

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const fillHost = (): void => {
      const svg = element.childElementCount === 0 ? renderCached(format, title, row) : null;
      if (svg !== null) element.innerHTML = svg;
    };
    let cancel = (): void => undefined;
    const render = (): void => void (cancel = whenPosterRendererLoaded(fillHost));
    const draw = (): void => {
      if (isEager) fillHost(); // Before the paint, if the renderer is loaded.
      if (element.childElementCount > 0) return;
      if (isEager) render();
      else cancel = whenNearViewport(element, render);
    };
    const remove = (): void => {
      cancel();
      element.replaceChildren();
    };
    const image = cover === null ? null : (element.parentElement?.querySelector('img') ?? null);
    const unfollow = image === null ? null : followImage(image, { onMissing: draw, onLoaded: remove });
    if (image === null) draw();
    return () => {
      unfollow?.();
      cancel();
    };
  }, [format, title, isEager, row, cover]);

  return <span ref={host} className="generated-art" aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={initialHtml} />;
};
