import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { uploadPicture } from '@jicai/web/form/use-pictures.ts';
import { Segmented } from 'antd';
import { useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import styles from './CropDialog.module.css';
import { cropOf, cropPicture } from './crop-picture.ts';

/** Smaller than this a picture is blurred in the gallery of a product. */
const fineEdgePx = 800;
const shapes = [
  { value: 1, label: '1:1' },
  { value: 4 / 3, label: '4:3' },
  { value: 0, label: '自由' },
];

/** Cuts a picture; what is kept becomes a picture of its own, which takes the place of the one before. */
export function CropDialog({
  url,
  name,
  onClose,
  onCropped,
}: {
  url: string;
  name: string;
  onClose: () => void;
  onCropped: (url: string) => void;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [aspect, setAspect] = useState(1);
  const [crop, setCrop] = useState<PercentCrop>();
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [isBusy, setBusy] = useState(false);
  const kept = crop && cropOf(crop, size);
  const isWhole = crop === undefined || crop.width === 0 || (crop.width > 99.9 && crop.height > 99.9);

  const shape = (next: number, { width, height }: { width: number; height: number }) => {
    setAspect(next);
    setCrop(largest(next, width, height));
  };
  const keep = async () => {
    if (!image.current || !crop) return;
    setBusy(true);
    try {
      const file = await cropPicture(image.current, crop);
      if (!file) {
        toast.error('其他网站的图片不能裁剪，请重新上传');
        return;
      }
      const picture = await uploadPicture(file, bizTypes.shopPicture);
      if (picture) onCropped(picture.url);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={`裁剪${name}`}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="fill" isBusy={isBusy} disabled={isWhole} onClick={() => void keep()}>
            裁剪
          </Button>
        </>
      }
    >
      <div className={styles.tools}>
        <Segmented aria-label="形状" options={shapes} value={aspect} onChange={(next) => shape(next, size)} />
        {kept && (
          <output className={Math.min(kept.width, kept.height) < fineEdgePx ? styles.small : undefined}>
            {kept.width} × {kept.height} 像素
            {Math.min(kept.width, kept.height) < fineEdgePx && `，边长 ${fineEdgePx} 以上更清晰`}
          </output>
        )}
      </div>
      <div className={styles.stage}>
        <ReactCrop
          crop={crop}
          aspect={aspect || undefined}
          minWidth={24}
          minHeight={24}
          ruleOfThirds
          keepSelection
          ariaLabels={words}
          onChange={(_, next) => setCrop(next)}
        >
          <img
            ref={image}
            src={url}
            alt={name}
            className={styles.picture}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setSize({ width, height });
              shape(aspect, { width, height });
            }}
          />
        </ReactCrop>
      </div>
      <p className={styles.help}>拖动选区或四边；键盘：Tab 到选区或边，方向键移动，按住 Shift 走得更远。</p>
    </Dialog>
  );
}

/** As much of the picture as has the shape, in its middle. */
function largest(aspect: number, width: number, height: number): PercentCrop {
  if (aspect === 0) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const side = width / height > aspect ? { height: 100 } : { width: 100 };
  const crop = makeAspectCrop({ unit: '%', ...side }, aspect, width, height);
  return centerCrop(crop, width, height);
}

const words = {
  cropArea: '选区，方向键移动',
  nwDragHandle: '左上角，方向键改变大小',
  nDragHandle: '上边，方向键改变大小',
  neDragHandle: '右上角，方向键改变大小',
  eDragHandle: '右边，方向键改变大小',
  seDragHandle: '右下角，方向键改变大小',
  sDragHandle: '下边，方向键改变大小',
  swDragHandle: '左下角，方向键改变大小',
  wDragHandle: '左边，方向键改变大小',
};
