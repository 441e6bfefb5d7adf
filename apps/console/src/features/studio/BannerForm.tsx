import { mostBanners } from '@jicai/domain/shop/look-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { SlideColours } from './ColourFields.tsx';
import { Stack } from './FrameForms.tsx';
import { PictureField } from './PictureField.tsx';
import type { Block } from './studio.queries.ts';
import { TextInput } from './TextInput.tsx';
import styles from './forms.module.css';

type Options = Extract<Block, { type: 'banner' }>['options'];
type Slide = Options['images'][number];

/** Pictures that follow each other, each with words over it and a page behind it. */
export function BannerForm({ options, onChange }: { options: Options; onChange: (options: Options) => void }) {
  const { images } = options;
  const setImages = (next: Slide[]) => onChange({ ...options, images: next });
  const set = (at: number, part: Partial<Slide>) =>
    setImages(images.map((image, index) => (index === at ? { ...image, ...part } : image)));
  return (
    <Stack>
      {images.map((image, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- slides have no other identity, and keep their places while they are typed
        <section key={at} className={styles.slide} aria-label={`第 ${at + 1} 张`}>
          <h3>
            第 {at + 1} 张
            <Button look="text" size="sm" onClick={() => setImages(images.filter((_, index) => index !== at))}>
              删除
            </Button>
          </h3>
          <PictureField
            label="图片"
            url={image.imgUrl}
            help="宽 1200 px 以上，右侧放主体，左侧留给文字"
            onChange={(imgUrl) => set(at, { imgUrl })}
          />
          <TextInput label="眉题" value={image.eyebrow ?? ''} max={20} onChange={(eyebrow) => set(at, { eyebrow })} />
          <TextInput label="标题" value={image.title ?? ''} max={20} onChange={(title) => set(at, { title })} />
          <TextInput
            label="副标题"
            value={image.subtitle ?? ''}
            max={40}
            onChange={(subtitle) => set(at, { subtitle })}
          />
          <TextInput label="按钮" value={image.action ?? ''} max={10} onChange={(action) => set(at, { action })} />
          <TextInput
            label="点击去"
            value={image.linkUrl}
            max={300}
            help="如 /SearchFor?keyword=复印纸"
            onChange={(linkUrl) => set(at, { linkUrl: linkUrl.trim() })}
          />
          <SlideColours colours={image} onChange={(colours) => set(at, colours)} />
        </section>
      ))}
      {images.length < mostBanners && (
        <Button onClick={() => setImages([...images, { imgUrl: '', linkUrl: '' }])}>加一张横幅</Button>
      )}
    </Stack>
  );
}
