import { invoiceFormatTexts, maxInvoiceFiles } from '@jicai/domain/invoices/invoice-files.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { useRef } from 'react';
import { invoiceFileTypes } from '../../parts/InvoiceFilesField.tsx';
import preview from '../../parts/PreviewTable.module.css';
import styles from './FilesDialog.module.css';
import { type FileMatch, useBringFiles } from './use-bring-files.ts';

/** 批量上传: which file goes to which invoice and which to none, before anything is written. */
export function FilesDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { rows, left, results, isMatching, isSending, choose, send } = useBringFiles();
  const done = rows.filter(({ name, invoice }) => invoice && results[name] === 'ok').length;
  const invoices = new Set(left.flatMap(({ invoice }) => invoice?.invoiceReqNo ?? [])).size;
  return (
    <Dialog
      title="批量上传发票文件"
      width={880}
      onClose={onClose}
      footer={
        <>
          {rows.length > 0 && (
            <span className={styles.note}>
              {rows.length} 个文件，已保存 {done} 个，没有对应发票 {rows.filter(({ invoice }) => !invoice).length} 个
            </span>
          )}
          <Button onClick={onClose}>{done > 0 && left.length === 0 ? '完成' : '关闭'}</Button>
          <Button look="fill" isBusy={isSending} disabled={left.length === 0} onClick={() => void send()}>
            {left.length === 0 ? '保存' : `保存到 ${invoices} 张发票`}
          </Button>
        </>
      }
    >
      <div className={styles.top}>
        <p>
          按文件名中的 20
          位发票号码，或开票申请号对应发票。还没有开具的申请，文件名中要有申请号和发票号码，保存时一并登记为已开票。
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept={invoiceFileTypes}
          className="sr"
          tabIndex={-1}
          aria-label="选择发票文件"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > maxInvoiceFiles) toast.error(`一次最多 ${maxInvoiceFiles} 个文件`);
            else if (files.length > 0) choose(files);
          }}
        />
        <Button disabled={isMatching || isSending} onClick={() => input.current?.click()}>
          {isMatching ? '正在对应…' : rows.length > 0 ? '重新选择' : '选择文件'}
        </Button>
      </div>
      {rows.length > 0 && (
        <ScrollRegion label="文件与发票" className={preview.scroll}>
          <table className={cx(preview.rows, styles.files)}>
            <thead>
              <tr>
                <th scope="col">文件</th>
                <th scope="col">发票</th>
                <th scope="col">结果</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <Row key={`${at} ${row.name}`} row={row} result={results[row.name]} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Dialog>
  );
}

function Row({ row: { name, fault, invoice, marks }, result }: { row: FileMatch; result: string | undefined }) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td>
        {invoice ? (
          <>
            {invoice.titleName}
            <small>
              {invoice.invoiceNo || invoice.invoiceReqNo} · {fenText(invoice.amountFee)}
            </small>
          </>
        ) : (
          '—'
        )}
      </td>
      <td className={cx((fault ?? (result !== 'ok' && result)) && preview.fault)}>
        {fault ?? (result === undefined ? planOf(name, invoice, marks) : result === 'ok' ? '已保存' : result)}
      </td>
    </tr>
  );
}

/** What saving will do with a file. */
function planOf(name: string, invoice: FileMatch['invoice'], marks: string | undefined): string {
  if (marks) return `登记号码 ${marks} 并保存`;
  const held = invoice?.formats.find((format) => name.toLowerCase().endsWith(`.${format}`));
  return held ? `替换已有的 ${invoiceFormatTexts[held]}` : '将保存';
}
