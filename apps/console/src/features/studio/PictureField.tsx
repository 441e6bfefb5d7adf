import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { usePictures } from '@jicai/web/form/use-pictures.ts';

/** One picture of the shop; '' for none. */
export function PictureField({
  label,
  url,
  help,
  onChange,
}: {
  label: string;
  url: string;
  help?: string;
  onChange: (url: string) => void;
}) {
  const pictures = url === '' ? [] : [{ url, name: label }];
  const { isBusy, add, remove } = usePictures(pictures, ([picture]) => onChange(picture?.url ?? ''), {
    bizType: bizTypes.shopPicture,
    max: 1,
  });
  return (
    <PicturePicker
      label={label}
      pictures={pictures}
      max={1}
      isBusy={isBusy}
      {...(help !== undefined && { help })}
      onPick={add}
      onRemove={remove}
    />
  );
}
