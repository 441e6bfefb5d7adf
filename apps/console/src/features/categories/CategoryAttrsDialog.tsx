import { mostCategoryAttrs } from '@jicai/domain/goods/category-attrs.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import {
  type AttrLine,
  attrsOf,
  attrText,
  emptyLine,
  faultyAt,
  type Inherited,
  inheritedOf,
  linesFault,
  linesOf,
  movedLine,
} from './attr-lines.ts';
import { AttrLineFields } from './AttrLineFields.tsx';
import { type Category, refreshCategories } from './categories.queries.ts';
import styles from './CategoryAttrsDialog.module.css';

interface AttrsForm {
  attrs: AttrLine[];
}

/** Which properties goods of a category tell: the editor asks for them, goods files are held to them. */
export function CategoryAttrsDialog({
  category: { categoryId, parentId, name, attrs: before },
  categories,
  onClose,
}: {
  category: Category;
  categories: readonly Category[];
  onClose: () => void;
}) {
  const start = before.length > 0 ? linesOf(before) : [emptyLine];
  const form = useForm<AttrsForm>({ attrs: start }, ({ attrs }) => ({ attrs: linesFault(attrs) }), {
    draft: `category.attrs.${categoryId}`,
  });
  const { attrs: lines } = useValues(form);
  const setLines = (attrs: AttrLine[]) => form.set({ attrs });
  const inherited = inheritedOf(categories, parentId);
  const wrongAt = faultyAt(lines);
  const send = useWriteOnce(async ({ attrs }: AttrsForm, requestId) =>
    post('/api/OpsCategory/SaveAttrs', { data: { categoryId, attrs: attrsOf(attrs), before, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={`${name}的属性`}
      width={880}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshCategories());
        toast.ok('已保存，筛选稍后更新');
        onClose();
      }}
    >
      <p className={styles.note}>
        本分类和下级分类的商品在编辑、导入时按这些属性填写；已有的商品到下次修改属性时才须补齐。
      </p>
      <InheritedAttrs inherited={inherited} ownNames={lines.map(({ name }) => name.trim())} />
      <div className={styles.heads} aria-hidden="true">
        <span>属性名称</span>
        <span>类型</span>
        <span>可选值或单位</span>
      </div>
      <ol className={styles.lines} aria-label="本分类的属性">
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity, and keep their places while they are typed
          <li key={at}>
            <AttrLineFields
              line={line}
              nth={at + 1}
              isLast={at === lines.length - 1}
              fault={at === wrongAt ? form.faults.attrs : undefined}
              onChange={(part) => setLines(lines.map((one, index) => (index === at ? { ...one, ...part } : one)))}
              onMove={(step) => setLines(movedLine(lines, at, step))}
              onRemove={() => setLines(lines.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
      {form.faults.attrs && wrongAt < 0 && (
        <p className={styles.error} role="alert">
          {form.faults.attrs}
        </p>
      )}
      {lines.length < mostCategoryAttrs && (
        <Button
          look="text"
          size="sm"
          armed={false}
          className={styles.add}
          onClick={() => setLines([...lines, emptyLine])}
        >
          <IconPlus size={14} />
          加一个属性
        </Button>
      )}
    </FormDialog>
  );
}

/** What holds here already; a line of the same name takes its place. */
function InheritedAttrs({ inherited, ownNames }: { inherited: readonly Inherited[]; ownNames: readonly string[] }) {
  if (inherited.length === 0) return null;
  return (
    <section className={styles.inherited} aria-label="继承自上级的属性">
      <b>继承自上级</b>
      <ul>
        {inherited.map((attr) => (
          <li key={`${attr.from} ${attr.name}`} data-off={ownNames.includes(attr.name)}>
            <span>{attr.name}</span>
            <small>
              {attrText(attr)} · {ownNames.includes(attr.name) ? '本分类另有规定' : `来自 ${attr.from}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
