import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Timeline, type TimelineItem } from '@jicai/ui/lists/Timeline.tsx';
import { useState } from 'react';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import styles from './TrackTimeline.module.css';

export interface TrackLine {
  time: string;
  context: string;
  /** The courier's code, where it is the courier's word. */
  state?: number;
}

const shownFirst = 3;

/** A parcel's way, newest first: the last steps, and all of them on demand. */
export function TrackTimeline({ lines, tone }: { lines: readonly TrackLine[]; tone: 'ok' | 'now' | 'warn' }) {
  const [isOpen, setIsOpen] = useState(false);
  const items = lines.map(({ time, context }, at): TimelineItem => ({
    key: `${time} ${context}`,
    text: context,
    note: shortTime(time),
    ...(at === 0 && { tone }),
  }));
  return (
    <div>
      <Timeline items={isOpen ? items : items.slice(0, shownFirst)} label="物流轨迹" />
      {items.length > shownFirst && (
        <Button look="text" className={styles.all} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起轨迹' : `全部轨迹（${items.length}）`}
        </Button>
      )}
    </div>
  );
}
