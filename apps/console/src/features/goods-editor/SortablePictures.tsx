import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { uploadLimitText } from '@jicai/domain/files/upload-kinds.ts';
import { mostPictures } from '@jicai/domain/goods/product-form.ts';
import { IconPlus, IconX } from '@jicai/ui/icons/icons.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useRef, useState } from 'react';
import { SortableFrame } from '../../parts/SortableFrame.tsx';
import { useShopPictures } from './use-shop-pictures.ts';
import styles from './SortablePictures.module.css';

const CropDialog = lazyPart(async () => (await import('./CropDialog.tsx')).CropDialog);

/** The pictures of an item, the first being the main one; moved by mouse, finger or keyboard, and cropped. */
export function SortablePictures({
  pictures,
  error,
  isTitled = false,
  isFixed = false,
  onChange,
}: {
  pictures: readonly string[];
  error?: string | undefined;
  /** What stands around says that these are pictures. */
  isTitled?: boolean;
  isFixed?: boolean;
  onChange: (pictures: string[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [cropped, setCropped] = useState<string>();
  const { isBusy, add } = useShopPictures(pictures, onChange, mostPictures);
  return (
    <fieldset className={styles.pictures} disabled={isFixed}>
      <legend className={isTitled ? 'sr' : undefined}>图片</legend>
      <SortableFrame ids={pictures} onMove={(from, to) => onChange(arrayMove([...pictures], from, to))}>
        <SortableContext items={[...pictures]} strategy={rectSortingStrategy}>
          <ul className={styles.list}>
            {pictures.map((url, at) => (
              <Picture
                key={url}
                url={url}
                name={nameAt(at)}
                onCrop={() => setCropped(url)}
                onRemove={() => onChange(pictures.filter((one) => one !== url))}
              />
            ))}
            {pictures.length < mostPictures && (
              <li>
                <input
                  ref={input}
                  type="file"
                  multiple
                  accept="image/jpeg,image/png,image/webp"
                  className="sr"
                  tabIndex={-1}
                  aria-label="选择图片"
                  onChange={(event) => {
                    add([...(event.target.files ?? [])]);
                    event.target.value = '';
                  }}
                />
                <button type="button" className={styles.add} disabled={isBusy} onClick={() => input.current?.click()}>
                  <IconPlus size={20} />
                  {isBusy ? '上传中' : '上传'}
                </button>
              </li>
            )}
          </ul>
        </SortableContext>
      </SortableFrame>
      <p className={error ? styles.error : styles.help} role={error ? 'alert' : undefined}>
        {error ?? `第一张是主图，拖动排序，最多 ${mostPictures} 张；${uploadLimitText.replace(/，PDF.*/, '')}`}
      </p>
      {cropped !== undefined && (
        <CropDialog
          url={cropped}
          name={nameAt(pictures.indexOf(cropped))}
          onClose={() => setCropped(undefined)}
          onCropped={(next) => {
            onChange(pictures.map((one) => (one === cropped ? next : one)));
            setCropped(undefined);
          }}
        />
      )}
    </fieldset>
  );
}

const nameAt = (at: number): string => (at === 0 ? '主图' : `图片 ${at + 1}`);

function Picture({
  url,
  name,
  onCrop,
  onRemove,
}: {
  url: string;
  name: string;
  onCrop: () => void;
  onRemove: () => void;
}) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: url });
  const style = { transform: CSS.Transform.toString(transform), transition };
  return (
    <li ref={setNodeRef} className={styles.item} style={style} data-is-dragged={isDragging || undefined}>
      <button type="button" className={styles.handle} {...attributes} {...listeners} aria-label={`移动${name}`}>
        <img src={url} alt={name} />
        {name === '主图' && <span className={styles.main}>主图</span>}
      </button>
      <button type="button" className={styles.crop} aria-label={`裁剪${name}`} onClick={onCrop}>
        裁剪
      </button>
      <button type="button" className={styles.remove} aria-label={`删除${name}`} onClick={onRemove}>
        <IconX size={14} stroke={2} />
      </button>
    </li>
  );
}
