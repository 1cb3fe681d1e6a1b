const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a size as "0 bytes", "412 kB" or "1.2 GB", in steps of 1000. */
export const formatBytes = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat('en-US', {
    style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: 1,
    ...(step === 0 && { unitDisplay: 'long' }),
  }).format(bytes / 1000 ** step);
};
