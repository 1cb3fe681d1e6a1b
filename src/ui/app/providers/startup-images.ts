/** The ground of the icon, so that only its letter shows. */
const GROUND = '#141019';
/** The icon's part of the shorter edge of the screen. */
const ICON_PART = 0.36;

/** Draws the icon in the middle of a picture. @returns an address of the picture; null if the browser cannot draw. */
const drawStartup = (icon: HTMLImageElement, width: number, height: number): string | null => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  const size = Math.min(width, height) * ICON_PART;
  context.drawImage(icon, (width - size) / 2, (height - size) / 2, size, size);
  return canvas.toDataURL('image/png');
};

/**
 * Draws what iOS shows while the app starts from the Home Screen, which it takes from the document at the moment at which somebody adds
 * the app: a picture of exactly the size of the screen. All sizes in the document would cost every visitor.
 */
export const addStartupImages = async (): Promise<void> => {
  const icon = new Image();
  icon.src = '/icons/icon-512.png';
  await icon.decode();
  const [short = 0, long = 0] = [screen.width, screen.height].map((edge) => edge * devicePixelRatio).sort((one, other) => one - other);
  const capable = Object.assign(document.createElement('meta'), { name: 'apple-mobile-web-app-capable', content: 'yes' });
  const links = ([['portrait', short, long], ['landscape', long, short]] as const).map(([orientation, width, height]) => {
    const href = drawStartup(icon, width, height);
    return href === null ? null
      : Object.assign(document.createElement('link'), { rel: 'apple-touch-startup-image', media: `(orientation: ${orientation})`, href });
  });
  document.head.append(capable, ...links.filter((link) => link !== null));
};
