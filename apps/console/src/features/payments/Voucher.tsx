import type { TransferRow } from './payments.queries.ts';
import styles from './Voucher.module.css';

/** The bank's slip of a transfer: a picture, or a link to a paper. */
export function Voucher({ voucher }: { voucher: TransferRow['voucher'] }) {
  if (!voucher) return <p className={styles.none}>买家没有上传转账凭证</p>;
  const { fileUrl, fileName, mediaType } = voucher;
  return (
    <a href={fileUrl} target="_blank" rel="noreferrer" className={styles.voucher}>
      {mediaType.startsWith('image/') ? <img src={fileUrl} alt={`转账凭证 ${fileName}`} /> : `打开凭证 ${fileName}`}
    </a>
  );
}
