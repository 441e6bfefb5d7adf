import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './Preview.module.css';

const widths = { desktop: 1440, tablet: 820, phone: 390 } as const;
type Device = keyof typeof widths;
const devices: { key: Device; label: string }[] = [
  { key: 'desktop', label: '电脑' },
  { key: 'tablet', label: '平板' },
  { key: 'phone', label: '手机' },
];

/** The real storefront with the draft, at the width of a device, made smaller to fit. */
export function Preview({ previewUrl, changedMs }: { previewUrl: string; changedMs: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<Device>('desktop');
  const [room, setRoom] = useState(720);
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const width = widths[device];
  const scale = Math.min(1, room / width);
  const [path = '', hash = ''] = previewUrl.split('#');
  return (
    <section className={styles.preview} aria-label="预览">
      <div className={styles.bar}>
        <Tabs label="预览宽度" tabs={devices} current={device} onChange={setDevice} />
        <span>
          {width} px · {Math.round(scale * 100)}%
        </span>
      </div>
      <div ref={frame} className={styles.frame}>
        {/* A new address after each save, so that the page is loaded anew. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs its scripts and its origin */}
        <iframe
          title="商城首页"
          src={`${path}&at=${changedMs}#${hash}`}
          style={{ width, transform: `scale(${scale})`, height: `calc(100% / ${scale})` }}
        />
      </div>
    </section>
  );
}
