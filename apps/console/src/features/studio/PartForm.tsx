import { Card } from '@jicai/ui/layout/Card.tsx';
import { BlockForm } from './BlockForm.tsx';
import { blockNames } from './blocks.ts';
import { BrandForm, FooterForm, HeaderForm } from './FrameForms.tsx';
import type { Block, Look } from './studio.queries.ts';
import type { Part } from './part.ts';

const frame = {
  brand: { title: '品牌与主题色', Form: BrandForm },
  header: { title: '页头与导航', Form: HeaderForm },
  footer: { title: '页脚与服务承诺', Form: FooterForm },
} as const;

/** The form of the chosen part. */
export function PartForm({
  part,
  look,
  isFixed,
  onChange,
}: {
  part: Part;
  look: Look;
  /** It may only be looked at. */
  isFixed: boolean;
  onChange: (look: Look) => void;
}) {
  if (typeof part === 'string') {
    const { title, Form } = frame[part];
    return (
      <Card title={title} size="sm">
        <Form look={look} onChange={onChange} />
      </Card>
    );
  }
  const block = look.page.modelContent[part];
  if (!block) return null;
  const replace = (next: Block) => {
    const modelContent = look.page.modelContent.map((one, at) => (at === part ? next : one));
    onChange({ ...look, page: { ...look.page, modelContent } });
  };
  return (
    <Card title={blockNames[block.type]} size="sm">
      <BlockForm block={block} isFixed={isFixed} onChange={replace} />
    </Card>
  );
}
