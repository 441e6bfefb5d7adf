import { listFaultText, type ReadList, readListText } from '@jicai/domain/cart/order-list-text.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useRef, useState } from 'react';
import { Refusal } from '@jicai/web/call/faults.ts';
import { readListFile } from './read-list-file.ts';
import styles from './QuickOrder.module.css';

const example = 'JC10018-01\t10\nJC10041-01，24';

/** Where a list comes in: typed or pasted, or from a file. What could not be read stays in the field. */
export function ListInput({ onRead }: { onRead: (read: ReadList) => number }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);

  /** What stays in the field: `left` and the rows that could not be read. */
  function take(read: ReadList, left: string) {
    const { items, faults } = read;
    const tooMany = items.length > 0 ? onRead(read) : 0;
    setText([left, ...faults.map((fault) => fault.text)].filter(Boolean).join('\n'));
    setError(faultText({ read, tooMany }));
  }
  async function takeFile(file: File) {
    try {
      take(await readListFile(file), text.trim());
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      setError(cause.message);
    }
  }
  return (
    <Card title="录入清单" note="每行一种商品：编号和数量">
      <form
        className={styles.input}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') setError('请填写商品编号和数量');
          else take(readListText(text), '');
        }}
      >
        <Field
          label="商品编号和数量"
          help="可以直接粘贴 Excel 里的两列；编号后面不写数量按 1 计，同一编号的数量会合并"
          {...(error !== undefined && { error })}
        >
          {(control) => (
            <textarea
              {...control}
              rows={7}
              spellCheck={false}
              placeholder={example}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <div className={styles.ways}>
          <Button type="submit" look="fill">
            加入清单
          </Button>
          <Button onClick={() => chooser.current?.click()}>导入 Excel / CSV</Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".xlsx,.csv,.txt"
            aria-label="导入 Excel / CSV"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void takeFile(file);
              event.target.value = '';
            }}
          />
        </div>
      </form>
    </Card>
  );
}

function faultText({ read: { items, faults }, tooMany }: { read: ReadList; tooMany: number }): string | undefined {
  const leftOut = listFaultText(faults);
  if (leftOut) return leftOut;
  if (tooMany > 0) return `一次最多 100 种商品，有 ${tooMany} 种没有加入，请先把这些加入购物车`;
  return items.length === 0 ? '没有读到商品编号' : undefined;
}
