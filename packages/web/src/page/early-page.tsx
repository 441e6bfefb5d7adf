import { lateCode } from '@jicai/ui/feedback/late-code.ts';
import { type ComponentType, type JSX, type ReactNode, useState } from 'react';

interface Waiting {
  /** Stands there until the code has come. */
  waiting?: ReactNode;
}

export interface EarlyPage<P> {
  /** Throws where its code does not come, for the boundary around it. */
  Page: ComponentType<P & Waiting>;
  /** Asks for its code: what has come is drawn at once. */
  preload: () => Promise<unknown>;
}

/** A page, or the frame of one, with code of its own. */
export function earlyPage<P = object>(load: () => Promise<ComponentType<P>>): EarlyPage<P> {
  const { ask, useCode } = lateCode(load);
  function Page({ waiting, ...given }: P & Waiting) {
    const [, fail] = useState(0);
    const Found = useCode((fault) =>
      // Thrown where the page is drawn, and so to its boundary.
      fail(() => {
        throw fault;
      }),
    );
    return Found ? <Found {...(given as P & JSX.IntrinsicAttributes)} /> : waiting;
  }
  return { Page, preload: ask };
}
