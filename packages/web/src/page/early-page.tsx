import { type ComponentType, type JSX, type ReactNode, startTransition, useEffect, useState } from 'react';

interface Waiting {
  /** Stands there until the code has come. */
  waiting?: ReactNode;
}

export interface EarlyPage<P> {
  /** Throws where its code does not come, for the boundary around it. */
  Page: ComponentType<P & Waiting>;
  /** Asks for its code. */
  preload: () => Promise<unknown>;
}

/**
 * A page, or the frame of one, with code of its own. What was asked for before is drawn at once; nothing of it suspends, as React
 * holds back for 0.3 s what follows a fallback, and the page's questions to the server with it.
 */
export function earlyPage<P = object>(load: () => Promise<ComponentType<P>>): EarlyPage<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  function Page({ waiting, ...given }: P & Waiting) {
    const [Found, setFound] = useState(() => loaded);
    useEffect(() => {
      // What is thrown here is thrown where the page is drawn, and reaches its boundary.
      const fail = (fault: Error) =>
        setFound(() => {
          throw fault;
        });
      preload().then(() => startTransition(() => setFound(() => loaded)), fail);
    }, []);
    return Found ? <Found {...(given as P & JSX.IntrinsicAttributes)} /> : waiting;
  }
  return { Page, preload };
}
