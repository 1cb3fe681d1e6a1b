import { useContext, useLayoutEffect, useRef, useState } from 'react';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { EagerRender } from './eager-render';
import { whenNearViewport } from '../near-view';
import { whenRendererLoaded } from './load-renderer';
import { renderCached, type ArtFormat } from './render-cached';

interface PrintProps {
  readonly format: ArtFormat;
  readonly title: ArtTitle;
  /** Part of the first HTML when the press is in place. */
  readonly early: boolean;
}

/*
 * The paper a title is printed on. React never owns what is on it: the server prints early ones into the HTML, hydration leaves
 * them alone (an unchanged, unchecked innerHTML), and the browser prints the others when they come near, if they are still blank.
 */
export const GeneratedPoster = ({ format, title, early }: PrintProps) => {
  const paper = useRef<HTMLSpanElement>(null);
  const now = useContext(EagerRender);
  const [first] = useState(() => ({ __html: early ? (renderCached(format, title) ?? '') : '' }));

  useLayoutEffect(() => {
    const element = paper.current;
    if (element === null || element.childElementCount > 0) return undefined;
    const draw = (): void => {
      const svg = element.childElementCount === 0 ? renderCached(format, title) : null;
      if (svg !== null) element.innerHTML = svg;
    };
    let stop: () => void;
    const print = (): void => void (stop = whenRendererLoaded(draw));
    if (now) print();
    else stop = whenNearViewport(element, print);
    return () => stop();
  }, [format, title, now]);

  return <span ref={paper} className="print" aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={first} />;
};
