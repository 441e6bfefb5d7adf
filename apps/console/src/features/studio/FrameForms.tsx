import { paper } from '@jicai/domain/shop/contrast.ts';
import type { ReactNode } from 'react';
import { PairRows } from '../../parts/PairRows.tsx';
import { ContrastNotice } from './ColourFields.tsx';
import { LinkRows } from './LinkRows.tsx';
import { PictureField } from './PictureField.tsx';
import type { Look } from './studio.queries.ts';
import { TextInput } from './TextInput.tsx';
import styles from './forms.module.css';

interface FormProps {
  look: Look;
  onChange: (look: Look) => void;
}

export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;

/** Name, colour and marks. */
export function BrandForm({ look, onChange }: FormProps) {
  const set = (part: Partial<Look>) => onChange({ ...look, ...part });
  return (
    <Stack>
      <TextInput
        label="商城名称"
        value={look.pageDesc}
        max={50}
        help="浏览器标题里显示"
        onChange={(pageDesc) => set({ pageDesc })}
      />
      <TextInput label="主题色" type="color" value={look.webColor} onChange={(webColor) => set({ webColor })} />
      <ContrastNotice
        what="主题色与白底"
        colour={look.webColor}
        background={paper}
        onTake={(webColor) => set({ webColor })}
      />
      <PictureField
        label="商城标志"
        url={look.logoUrl}
        help="透明底，高 80 px 以上"
        onChange={(logoUrl) => set({ logoUrl })}
      />
      <PictureField
        label="登录页标志"
        url={look.companyLogoUrl}
        onChange={(companyLogoUrl) => set({ companyLogoUrl })}
      />
    </Stack>
  );
}

/** What stands at the head of every page. */
export function HeaderForm({ look, onChange }: FormProps) {
  const { topContent } = look.page;
  const set = (part: Partial<typeof topContent>) =>
    onChange({ ...look, page: { ...look.page, topContent: { ...topContent, ...part } } });
  return (
    <Stack>
      <TextInput label="欢迎语" value={topContent.greeting} max={50} onChange={(greeting) => set({ greeting })} />
      <TextInput
        label="客服电话"
        value={topContent.servicePhone ?? ''}
        max={30}
        onChange={(servicePhone) => set({ servicePhone })}
      />
      <TextInput
        label="搜索框下的热搜词"
        value={topContent.hotWords.join('、')}
        help="用、分隔"
        max={200}
        onChange={(text) => set({ hotWords: text.split(/[、,，]/) })}
      />
      <LinkRows
        label="导航"
        add="加一项"
        links={topContent.navLinks}
        max={10}
        onChange={(navLinks) => set({ navLinks })}
      />
    </Stack>
  );
}

/** Where visitors check a record. */
const icpSite = 'https://beian.miit.gov.cn/';
const policeSite = 'https://beian.mps.gov.cn/';

/** What stands at the foot of every page. */
export function FooterForm({ look, onChange }: FormProps) {
  const { bottomContent } = look.page;
  const set = (part: Partial<typeof bottomContent>) =>
    onChange({ ...look, page: { ...look.page, bottomContent: { ...bottomContent, ...part } } });
  const { services } = bottomContent;
  return (
    <Stack>
      <PairRows
        label="服务承诺"
        nameLabel="标题"
        valueLabel="说明"
        add="加一条承诺"
        pairs={services.map(({ title, desc }) => ({ name: title, value: desc }))}
        max={4}
        onChange={(pairs) =>
          set({
            services: pairs.map(({ name, value }, at) => ({
              iconUrl: services[at]?.iconUrl ?? 'certificate',
              title: name,
              desc: value,
            })),
          })
        }
      />
      <TextInput label="版权" value={bottomContent.copyright} onChange={(copyright) => set({ copyright })} />
      <TextInput
        label="ICP 备案号"
        value={bottomContent.icpNo}
        help="如 沪ICP备2026000001号-1；没有备案的网站不能对外开放"
        onChange={(icpNo) => set({ icpNo: icpNo.trim(), icpUrl: icpSite })}
      />
      <TextInput
        label="公安备案号"
        value={bottomContent.policeNo}
        help="如 沪公网安备31010000000001号"
        onChange={(policeNo) => set({ policeNo: policeNo.trim(), policeUrl: policeSite })}
      />
      <TextInput label="证照名称" value={bottomContent.licenseText} onChange={(licenseText) => set({ licenseText })} />
      <PictureField label="证照图片" url={bottomContent.licenseUrl} onChange={(licenseUrl) => set({ licenseUrl })} />
    </Stack>
  );
}
