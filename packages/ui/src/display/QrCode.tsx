import { create } from 'qrcode';
import styles from '@jicai/ui/display/QrCode.module.css';

/** `text` as a QR code, drawn as one path of squares. */
export function QrCode({
  text,
  label = '付款二维码',
  className = styles.code,
}: {
  text: string;
  label?: string;
  className?: string | undefined;
}) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} style={{ fill: 'var(--n-900)' }} />
    </svg>
  );
}
