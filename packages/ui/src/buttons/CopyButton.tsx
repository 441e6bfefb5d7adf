import styles from './CopyButton.module.css';
import { IconCopy } from '../icons/trade-icons.tsx';
import { toast } from '../feedback/toast.ts';

/** Copies `text`; `label` names what is copied, such as 订单号. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    if (await writeClipboard(text)) toast.ok(`${label}已复制`);
    else toast.error(`${label}没有复制成功，请手动复制`);
  };
  return (
    <button type="button" className={styles.copy} aria-label={`复制${label}`} onClick={() => void copy()}>
      <IconCopy size={14} />
    </button>
  );
}

/** navigator.clipboard is missing on plain HTTP; a selected text field and the old command still work there. */
async function writeClipboard(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
