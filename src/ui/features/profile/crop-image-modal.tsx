import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { dimensionError } from '#domain/users/pictures/avatars';
import { Button } from '#ui/design/buttons/button.tsx';
import { Slider } from '#ui/design/fields/slider.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { AVATAR_MESSAGES } from '#ui/messages/profile.messages.ts';
import { formatPercent } from '#ui/messages/format/format.ts';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';
import 'react-easy-crop/react-easy-crop.css';
import '#ui/design/fields/field.css';
import './crop-image-modal.css';

const MAX_ZOOM = 4;

/** Selects the square part of an image to keep: by mouse, touch, or arrow keys and slider. */
export const CropImageModal = ({ properties, open, onClose }: ModalComponentProps<'crop-image'>): React.JSX.Element => {
  const { source, onChosen, onCancelled, onRejected } = properties;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const closeThen = (callback: () => void) => (): void => {
    onClose();
    callback();
  };
  return (
    <Modal open={open} onClose={closeThen(onCancelled)} title={AVATAR_MESSAGES.cropTitle} subtitle={AVATAR_MESSAGES.cropSubtitle}>
      <div className="crop-stage">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => {
            const error = dimensionError(naturalWidth, naturalHeight);
            if (error !== null) closeThen(() => onRejected(error))();
          }}
          mediaProps={{ alt: '', onError: closeThen(() => onRejected('not-an-image')) }}
          cropperProps={{ role: 'group', 'aria-label': AVATAR_MESSAGES.cropArea }}
        />
      </div>
      <Slider
        label={AVATAR_MESSAGES.zoom}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onChange={setZoom}
        inWords={formatPercent(zoom)}
      />
      <div className="form-acts">
        <Button onClick={closeThen(onCancelled)}>{AVATAR_MESSAGES.cancel}</Button>
        <Button kind="go" disabled={area === null} onClick={closeThen(() => area !== null && onChosen(area))}>
          {AVATAR_MESSAGES.use}
        </Button>
      </div>
    </Modal>
  );
};
