import { type ComponentType, type JSX, lazy, useEffect, useState } from 'react';
import { toast } from './toast.ts';

/** Says that code did not come; what asked for it stays as it was. */
export function tellLostCode(): undefined {
  toast.error('网络连接失败，请重试或重新加载页面');
}

interface Opened {
  /** Takes back what opened the part, so that the next touch opens it again. */
  onClose?: () => void;
}

const Nothing = () => null;

/**
 * A part of a page with code of its own. Where that does not come the page goes on without it, and the visitor is told: React
 * would take the whole page away. A part that was opened is closed again, content is replaced by `Lost`; whoever wants it next
 * asks for its code anew.
 */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  Lost: ComponentType<NoInfer<P> & { onRetry: () => void }> = Nothing,
): ComponentType<P & Opened> {
  interface Frame {
    given: P & Opened & JSX.IntrinsicAttributes;
    onRetry: () => void;
  }
  let asked: ComponentType<Frame> | undefined;
  const ask = () =>
    (asked ??= lazy(async () => {
      const Found = await load().catch(dropStyles);
      return { default: Found ? ({ given }: Frame) => <Found {...given} /> : Gone };
    }));
  function Gone({ given, onRetry }: Frame) {
    useEffect(() => {
      // Not before it is drawn as lost: a part that waits is drawn from its beginning, and would ask for ever.
      asked = undefined;
      tellLostCode();
      given.onClose?.();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time it was asked for
    }, []);
    return <Lost {...given} onRetry={onRetry} />;
  }
  return function Part(given) {
    const [Mine, setMine] = useState(ask);
    const onRetry = () => {
      asked = undefined;
      setMine(ask);
    };
    return <Mine given={given} onRetry={onRetry} />;
  };
}

/** The bundler takes a style sheet that stands in the page for one that has come. */
function dropStyles({ message }: Error): undefined {
  [...document.querySelectorAll('link')].find(({ href }) => message.endsWith(href))?.remove();
}
