import { type ComponentType, type JSX, type ReactNode, useState } from 'react';
import { lateCode } from './late-code.ts';
import { toast } from './toast.ts';

/** Says that code did not come; what asked for it stays as it was. */
export function tellLostCode(): undefined {
  toast.error('网络连接失败，请重试或重新加载页面');
}

interface Opened {
  /** Takes back what opened the part, so that the next touch opens it again. */
  onClose?: () => void;
  /** Stands there until the code has come. */
  waiting?: ReactNode;
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
  const { useCode } = lateCode(() => load().catch(dropStyles));
  return function Part({ waiting, ...rest }) {
    const given = rest as P & Opened & JSX.IntrinsicAttributes;
    const [attempt, setAttempt] = useState(0);
    const [isLost, setIsLost] = useState(false);
    const Found = useCode(() => {
      setIsLost(true);
      tellLostCode();
      given.onClose?.();
    }, attempt);
    const onRetry = () => {
      setIsLost(false);
      setAttempt(attempt + 1);
    };
    if (isLost) return <Lost {...given} onRetry={onRetry} />;
    return Found ? <Found {...given} /> : waiting;
  };
}

/** The bundler takes a style sheet that stands in the page for one that has come. */
function dropStyles(fault: Error): never {
  [...document.querySelectorAll('link')].find(({ href }) => fault.message.endsWith(href))?.remove();
  throw fault;
}
