import { mostNoticesOnHome } from '@jicai/domain/shop/notice-form.ts';
import { mostBrandsOnWall } from '@jicai/domain/shop/look-form.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import select from '../../parts/select.module.css';
import { brandsQuery } from './cards.queries.ts';
import { Stack } from './FrameForms.tsx';
import type { Block } from './studio.queries.ts';
import { TextInput } from './TextInput.tsx';

type Notices = Extract<Block, { type: 'notice' }>['options'];
type Brands = Extract<Block, { type: 'brandWall' }>['options'];

/** The newest notices. */
export function NoticeForm({ options, onChange }: { options: Notices; onChange: (options: Notices) => void }) {
  return (
    <Stack>
      <TextInput label="标题" value={options.title} max={10} onChange={(title) => onChange({ ...options, title })} />
      <Field label="显示几条" help="没有正在展示的公告时，这一块不出现">
        {(control) => (
          <select
            {...control}
            value={options.count}
            onChange={(event) => onChange({ ...options, count: Number(event.target.value) })}
          >
            {Array.from({ length: mostNoticesOnHome }, (_, at) => (
              <option key={at} value={at + 1}>
                {at + 1} 条
              </option>
            ))}
          </select>
        )}
      </Field>
      <p>
        公告在 <Link to={`${paths.content}?part=notices`}>文档与公告</Link> 里写
      </p>
    </Stack>
  );
}

/** Brands in the order they were chosen. */
export function BrandWallForm({ options, onChange }: { options: Brands; onChange: (options: Brands) => void }) {
  const { data = [] } = useQuery(brandsQuery());
  return (
    <Stack>
      <TextInput label="标题" value={options.title} max={20} onChange={(title) => onChange({ ...options, title })} />
      <Field label="品牌" help={`最多 ${mostBrandsOnWall} 个，按选择的顺序排；不选则显示排在最前的 12 个`}>
        {({ id }) => (
          <Select
            id={id}
            mode="multiple"
            className={select.many}
            allowClear
            maxCount={mostBrandsOnWall}
            optionFilterProp="label"
            value={options.brandIds}
            options={data.map(({ brandId, brandName }) => ({ value: brandId, label: brandName }))}
            onChange={(brandIds: string[]) => onChange({ ...options, brandIds })}
          />
        )}
      </Field>
    </Stack>
  );
}
