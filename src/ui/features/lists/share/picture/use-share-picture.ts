import { useEffect, useState } from 'react';
import type { PictureFormat } from './picture-layout';

/** A drawn picture, and the address at which this page shows it. */
export type Picture = { readonly file: File; readonly url: string };

type Drawing = { readonly format: PictureFormat; readonly attempt: number; readonly picture: Picture | null };

/** Draws a picture in a format, and again after `retry`. `picture` is null while it is drawn; `hasFailed` if the browser could not. */
export const useSharePicture = (
  format: PictureFormat, draw: (format: PictureFormat) => Promise<File>,
): { readonly picture: Picture | null; readonly hasFailed: boolean; readonly retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [firstDraw] = useState(() => draw);
  useEffect(() => {
    let isLeft = false;
    let url: string | null = null;
    const finish = (picture: Picture | null): void => {
      if (!isLeft) setDrawing({ format, attempt, picture });
    };
    firstDraw(format).then(
      (file) => {
        if (isLeft) return;
        url = URL.createObjectURL(file);
        finish({ file, url });
      },
      () => finish(null),
    );
    return () => {
      isLeft = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [format, attempt, firstDraw]);
  const isCurrent = drawing !== null && drawing.format === format && drawing.attempt === attempt;
  return {
    picture: isCurrent ? drawing.picture : null,
    hasFailed: isCurrent && drawing.picture === null,
    retry: () => setAttempt(attempt + 1),
  };
};
