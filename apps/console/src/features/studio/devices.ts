/** What the preview shows the shop on, and how wide that is, in px. */
export const deviceWidths = { desktop: 1440, tablet: 820, phone: 390 } as const;
export type Device = keyof typeof deviceWidths;

export const devices: { key: Device; label: string }[] = [
  { key: 'desktop', label: '电脑' },
  { key: 'tablet', label: '平板' },
  { key: 'phone', label: '手机' },
];
