import { useMedia } from '@jicai/ui/hooks/use-media.ts';
import { useEffect, useRef, useState } from 'react';

/** A push shorter than this is a click, not a swipe. */
const swipePx = 40;
const shortestMs = 3000;

/**
 * Which slide shows. Moves on after `intervalMs` unless there is one slide, the pointer or the focus is on it, the reader has paused it, the tab is
 * hidden or asks for less motion.
 */
export function useCarousel(count: number, intervalMs: number) {
  const [at, setAt] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const wantsLessMotion = useMedia('(prefers-reduced-motion: reduce)');
  const startX = useRef<number | null>(null);
  const current = count > 0 ? at % count : 0;
  const isMoving = count > 1 && !isHeld && !isPaused && !wantsLessMotion;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = window.setInterval(
      () => {
        if (!document.hidden) setAt((now) => (now + 1) % count);
      },
      Math.max(intervalMs, shortestMs),
    );
    return () => window.clearInterval(timer);
  }, [isMoving, count, intervalMs]);

  const step = (by: number) => setAt((current + by + count) % count);
  return {
    current,
    isPaused,
    canMove: count > 1 && !wantsLessMotion,
    step,
    show: setAt,
    togglePause: () => setIsPaused(!isPaused),
    hold: () => setIsHeld(true),
    letGo: () => setIsHeld(false),
    onPointerDown: (x: number) => {
      startX.current = x;
    },
    /** True when it was a swipe. */
    onPointerUp: (x: number): boolean => {
      const moved = startX.current === null ? 0 : x - startX.current;
      startX.current = null;
      if (Math.abs(moved) < swipePx || count < 2) return false;
      step(moved < 0 ? 1 : -1);
      return true;
    },
  };
}
