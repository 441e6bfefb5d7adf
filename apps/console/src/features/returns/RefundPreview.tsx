import { orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Sum, Sums, SumsNote, Total } from '@jicai/ui/lists/Sums.tsx';
import { type FoundLines, foundOf, lineRefundFen, refundFen } from './inspect.ts';
import type { ReturnSheet } from './returns.queries.ts';

/** What the customer gets back for what was found, before it is sent: by the rule that the server pays by. */
export function RefundPreview({ sheet, found }: { sheet: ReturnSheet; found: FoundLines }) {
  const total = refundFen(sheet, found);
  const agreed = sheet.agreeFee ?? sheet.applyFee;
  if (total === undefined || agreed === undefined || sheet.returnType === returnTypes.exchange) return null;
  return (
    <Card title="退款预览" size="sm">
      <Sums>
        <Sum name={sheet.agreeFee === undefined ? '申请金额' : '同意金额'}>
          <Price tone="plain" fen={agreed} />
        </Sum>
        {sheet.items.map((item) => {
          const { arrived } = foundOf(found, item);
          const asked = item.agreeFee ?? item.applyFee ?? 0;
          const less = asked - (lineRefundFen(item, foundOf(found, item), sheet.withFreight) ?? asked);
          if (less === 0) return null;
          return (
            <Sum
              key={item.orderItemId}
              name={item.itemName}
              note={arrived < item.qty ? `少收 ${item.qty - arrived} ${item.unitName}` : undefined}
            >
              <Price tone="plain" fen={-less} />
            </Sum>
          );
        })}
        <Total name="应退">
          <Price fen={total} />
        </Total>
      </Sums>
      <SumsNote>
        {sheet.withFreight ? '商家责任，含该部分商品的运费。' : '非商家责任，不退运费。'}
        不合格的照常退款，不再上架销售；少收的不退。
        {sheet.invoiceState !== orderInvoiceStates.none && '订单已开票，专用发票先红冲再退款。'}
      </SumsNote>
    </Card>
  );
}

/** The same sum where the button is; nothing for who is not told money. */
export const RefundSum = ({ fen }: { fen: number | undefined }) =>
  fen === undefined ? (
    '逐行验收'
  ) : (
    <>
      应退 <Price fen={fen} />
    </>
  );
