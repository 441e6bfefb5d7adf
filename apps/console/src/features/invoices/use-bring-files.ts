import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { outcomeOf } from '../../parts/outcome-of.ts';
import { uploadInvoiceFile } from '../../parts/use-invoice-files.ts';
import { refreshInvoices } from './invoices.queries.ts';

const matchPath = '/api/OpsInvoice/GetFileMatches';
export type FileMatch = ResultOf<typeof matchPath>[number];

interface Bringing {
  invoiceReqNo: string;
  version: number;
  marks: string | undefined;
  fileUrls: string[];
}

/**
 * Many files of invoices: first where each belongs, by its name, then one invoice after the other with its files. `results`
 * says of a file 'ok' or why not; what is refused does not stop the rest.
 */
export function useBringFiles() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [results, setResults] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const match = useMutation({
    mutationFn: async (chosen: readonly File[]) =>
      (await post(matchPath, { data: { names: chosen.map(({ name }) => name) } })).resultData,
  });
  const write = useWriteOnce(({ marks, ...bringing }: Bringing, requestId) =>
    marks
      ? post('/api/OpsInvoice/MarkIssued', { data: { ...bringing, invoiceNo: marks, requestId } })
      : post('/api/OpsInvoice/AttachFiles', { data: { ...bringing, requestId } }),
  );
  const rows = match.data ?? [];
  const left = rows.filter(({ name, invoice }) => invoice && results[name] !== 'ok');

  function choose(chosen: readonly File[]): void {
    setFiles(chosen);
    setResults({});
    match.mutate(chosen);
  }

  async function bringOne(ofInvoice: readonly FileMatch[]): Promise<void> {
    const [first] = ofInvoice;
    if (!first?.invoice) return;
    const fileUrls: string[] = [];
    for (const { name } of ofInvoice) {
      const file = files.find((one) => one.name === name);
      if (file) fileUrls.push((await uploadInvoiceFile(file)).url);
    }
    const { invoiceReqNo, version } = first.invoice;
    const marks = ofInvoice.find((row) => row.marks)?.marks;
    await write({ invoiceReqNo, version, marks, fileUrls });
  }

  async function send(): Promise<void> {
    setSending(true);
    const keys = new Set(left.flatMap(({ invoice }) => invoice?.invoiceReqNo ?? []));
    try {
      for (const key of keys) {
        const ofInvoice = left.filter(({ invoice }) => invoice?.invoiceReqNo === key);
        const result = await outcomeOf(() => bringOne(ofInvoice));
        setResults((told) => ({ ...told, ...Object.fromEntries(ofInvoice.map(({ name }) => [name, result])) }));
      }
    } finally {
      setSending(false);
      void refreshInvoices();
    }
  }
  return { rows, left, results, isMatching: match.isPending, isSending, choose, send };
}
