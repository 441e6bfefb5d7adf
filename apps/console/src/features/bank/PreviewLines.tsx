import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import preview from '../../parts/PreviewTable.module.css';
import { bookText } from './bank-columns.tsx';
import type { BankPreview } from './bank.queries.ts';

/** What a file would bring, what of it is left out and why. */
export function PreviewLines({ preview: file }: { preview: BankPreview }) {
  const { newCount, newFee, knownCount, debitCount, faults, lines } = file;
  return (
    <>
      {!file.isOwnAccount && (
        <Notice tone="warn">文件里的账号 {file.bankAccount} 不是收银台显示的收款账户，请确认没有选错文件。</Notice>
      )}
      {faults.length > 0 && (
        <Notice tone="warn">
          {faults.length} 行读不出来，不会导入：
          <ul>
            {faults.slice(0, 10).map(({ rowNo, fault }) => (
              <li key={`${rowNo} ${fault}`}>
                第 {rowNo} 行：{fault}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Pairs>
        <Pair name="格式">{file.formatText}</Pair>
        <Pair name="账号">{file.bankAccount || '文件没有写明'}</Pair>
        <Pair name="新流水">
          {newCount} 笔，{fenText(newFee)}
        </Pair>
        <Pair name="已经导入过">{knownCount > 0 && `${knownCount} 笔，不会重复`}</Pair>
        <Pair name="支出">{debitCount > 0 && `${debitCount} 笔，不导入`}</Pair>
      </Pairs>
      {lines.length > 0 && (
        <ScrollRegion label="新流水预览" className={preview.scroll}>
          <table className={preview.rows}>
            <thead>
              <tr>
                <th scope="col">时间</th>
                <th scope="col">付款方</th>
                <th scope="col">附言</th>
                <th scope="col" className={preview.money}>
                  金额
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <tr key={`${line.bookTime} ${line.payerAccount} ${line.receivedFee} ${index}`}>
                  <td>{bookText(line.bookTime)}</td>
                  <td>
                    {line.payerName}
                    <small>{line.payerAccount}</small>
                  </td>
                  <td className={preview.remark}>{line.remark}</td>
                  <td className={preview.money}>
                    <Price tone="plain" fen={line.receivedFee} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {newCount > lines.length && <p>只显示前 {lines.length} 笔</p>}
        </ScrollRegion>
      )}
    </>
  );
}
