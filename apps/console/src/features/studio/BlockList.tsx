import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { mostBlocks } from '@jicai/domain/shop/look-form.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { SortableFrame } from '../../parts/SortableFrame.tsx';
import { addable, type Addable, blockNames, newBlock } from './blocks.ts';
import { BlockLine, PartLine } from './BlockLine.tsx';
import styles from './BlockList.module.css';
import type { Block, Look } from './studio.queries.ts';
import type { Part } from './part.ts';

/** The parts of every page, and the blocks of the home page in their order; moved by mouse or keyboard. */
export function BlockList({
  look,
  part,
  faultyBlocks,
  mayEdit,
  onPart,
  onChange,
}: {
  look: Look;
  part: Part;
  faultyBlocks: ReadonlySet<number | undefined>;
  mayEdit: boolean;
  onPart: (part: Part) => void;
  onChange: (look: Look) => void;
}) {
  const blocks = look.page.modelContent;
  const ids = blocks.map((_, at) => String(at + 1));
  const setBlocks = (modelContent: Block[]) => onChange({ ...look, page: { ...look.page, modelContent } });
  const move = (from: number, to: number) => {
    setBlocks(arrayMove(blocks, from, to));
    onPart(to);
  };
  const add = (type: Addable) => {
    setBlocks([...blocks, newBlock(type)]);
    onPart(blocks.length);
  };
  return (
    <Card title="页面结构" size="sm" isFlush>
      <SortableFrame ids={ids} onMove={move}>
        <ul className={styles.list}>
          <PartLine name="品牌与主题色" isChosen={part === 'brand'} onChoose={() => onPart('brand')} />
          <PartLine name="页头与导航" isChosen={part === 'header'} onChoose={() => onPart('header')} />
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            {blocks.map((block, at) => (
              <BlockLine
                key={ids[at]}
                id={ids[at] ?? ''}
                block={block}
                isChosen={part === at}
                isFaulty={faultyBlocks.has(at)}
                mayEdit={mayEdit}
                onChoose={() => onPart(at)}
                onRemove={() => {
                  setBlocks(blocks.filter((_, index) => index !== at));
                  onPart('brand');
                }}
              />
            ))}
          </SortableContext>
          <PartLine name="页脚与服务承诺" isChosen={part === 'footer'} onChoose={() => onPart('footer')} />
        </ul>
      </SortableFrame>
      {mayEdit && blocks.length < mostBlocks && (
        <div className={styles.add}>
          <select aria-label="添加区块" value="" onChange={(event) => add(event.target.value as Addable)}>
            <option value="">＋ 添加区块</option>
            {addable.map((type) => (
              <option key={type} value={type}>
                {blockNames[type]}
              </option>
            ))}
          </select>
        </div>
      )}
    </Card>
  );
}
