import { useEffect, useRef, useState } from 'react';
import { type Device, deviceWidths } from './devices.ts';
import styles from './Preview.module.css';

/** The real storefront with the draft, at the width of a device, made smaller to fit. */
export function Preview({ previewUrl, changedMs, device }: { previewUrl: string; changedMs: number; device: Device }) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(720);
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const width = deviceWidths[device];
  const scale = Math.min(1, room / width);
  const [path = '', hash = ''] = previewUrl.split('#');
  return (
    <section className={styles.preview} aria-label="预览">
      <div ref={frame} className={styles.frame}>
        {/* A new address after each save, so that the page is loaded anew. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs its scripts and its origin */}
        <iframe
          title="商城首页"
          src={`${path}&at=${changedMs}#${hash}`}
          style={{ width, transform: `scale(${scale})`, height: `calc(100% / ${scale})` }}
        />
      </div>
      <small className={styles.scale}>
        {width} px · {Math.round(scale * 100)}%
      </small>
    </section>
  );
}
