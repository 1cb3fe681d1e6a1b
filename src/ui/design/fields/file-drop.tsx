import { useState, type DragEvent, type ReactNode } from 'react';
import './file-drop.css';

export interface FileDropProps {
  readonly onFile: (file: File) => void;
  /** Said over the place while a file is held above it. */
  readonly words: string;
  readonly children: ReactNode;
}

const hasFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A place to let a file fall; for those who cannot drag, a FileButton stands in it. */
export const FileDrop = ({ onFile, words, children }: FileDropProps) => {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent): void => {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent): void => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  return (
    <div className={over ? 'file-drop over' : 'file-drop'} onDragEnter={hold} onDragOver={hold} onDragLeave={leave} onDrop={drop}>
      {children}
      {over && (
        <p className="file-drop-words" aria-hidden="true">
          {words}
        </p>
      )}
    </div>
  );
};
