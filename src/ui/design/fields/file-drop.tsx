import { useState, type DragEvent, type ReactNode } from 'react';
import './file-drop.css';

export interface FileDropProps {
  readonly onFile: (file: File) => void;
  /** Text of the overlay while a file is dragged over the drop zone. */
  readonly words: string;
  readonly children: ReactNode;
}

const hasFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Renders a drop zone for files. Put a `FileButton` inside for people who cannot drag. */
export const FileDrop = ({ onFile, words, children }: FileDropProps) => {
  const [isOver, setOver] = useState(false);
  const handleDragOver = (event: DragEvent): void => {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const handleDragLeave = (event: DragEvent): void => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
  };
  const handleDrop = (event: DragEvent): void => {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  return (
    <div className={isOver ? 'file-drop over' : 'file-drop'} onDragEnter={handleDragOver} onDragOver={handleDragOver} onDragLeave={handleDragLeave} onDrop={handleDrop}>
      {children}
      {isOver && (
        <p className="file-drop-words" aria-hidden="true">
          {words}
        </p>
      )}
    </div>
  );
};
