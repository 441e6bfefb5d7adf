import { type ComponentType, startTransition, useEffect, useState } from 'react';

/**
 * The code of a component that is loaded when it is first asked for. Nothing of it suspends: React holds back for 0.3 s what
 * follows a fallback, and its questions to the server with it.
 */
export function lateCode<P>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const ask = async () => {
    loaded ??= await load();
  };
  /** The component, once it is here. `onFault` hears that it did not come; another `attempt` asks again. */
  function useCode(onFault: (fault: Error) => void, attempt = 0): ComponentType<P> | undefined {
    const [Found, setFound] = useState(() => loaded);
    useEffect(() => {
      let isLeft = false;
      // In slices: the page answers the hand while the part is drawn.
      const take = () => startTransition(() => setFound(() => loaded));
      ask().then(
        () => isLeft || take(),
        (fault: Error) => isLeft || onFault(fault),
      );
      return () => {
        isLeft = true;
      };
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is asked for
    }, [attempt]);
    return Found;
  }
  return { ask, useCode };
}
