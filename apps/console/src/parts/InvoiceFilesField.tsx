import { maxPdfMb } from '@jicai/domain/files/upload-kinds.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useId, useRef } from 'react';
import styles from './InvoiceFilesField.module.css';
import type { InvoiceFiles } from './use-invoice-files.ts';

/** What the file dialog offers; the content decides. */
export const invoiceFileTypes = '.pdf,.ofd,.xml';

/** The papers of one invoice in a form: their names with a way back, and a button for more. */
export function InvoiceFilesField({
  label,
  files,
  max,
  error,
}: {
  label: string;
  files: InvoiceFiles;
  max: number;
  error?: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const { papers, isBusy, add, remove } = files;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {papers.length > 0 && (
        <ul>
          {papers.map(({ url, name }) => (
            <li key={url}>
              <span title={name}>{name}</span>
              <Button size="sm" look="text" aria-label={`删除 ${name}`} onClick={() => remove(url)}>
                删除
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple={max > 1}
        accept={invoiceFileTypes}
        className="sr"
        tabIndex={-1}
        aria-label={`选择${label}`}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {papers.length < max && (
        <Button
          size="sm"
          isBusy={isBusy}
          armed={false}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          选择文件
        </Button>
      )}
      <small id={noteId} className={error ? styles.error : undefined} role={error ? 'alert' : undefined}>
        {error ?? `PDF、OFD 不超过 ${maxPdfMb} MB，XML 不超过 2 MB${max > 1 ? '，每种格式一个' : ''}`}
      </small>
    </fieldset>
  );
}
