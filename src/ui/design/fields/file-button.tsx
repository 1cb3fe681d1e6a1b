import { useRef, type ChangeEvent } from 'react';
import { Button, type ButtonProps } from '#ui/design/buttons/button.tsx';
import { useFileField } from './file-field';

export type FileButtonProps = Omit<ButtonProps, 'onClick' | 'type' | 'busy'>;

/**
 * Renders the button of a `FileField`, which opens the file dialog. The input is reset after each choice, so that the same file can be
 * chosen again.
 */
export const FileButton = (button: FileButtonProps) => {
  const { accept, multiple, busy, choose } = useFileField();
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    choose(target.files);
    target.value = '';
  };
  return (
    <>
      <Button {...button} busy={busy} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={accept} multiple={multiple} hidden onChange={handleChange} />
    </>
  );
};
