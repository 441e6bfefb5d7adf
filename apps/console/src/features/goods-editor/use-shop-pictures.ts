import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { usePictures } from '@jicai/web/form/use-pictures.ts';

/** Uploads pictures of the shop into a list of addresses. */
export function useShopPictures(urls: readonly string[], onChange: (urls: string[]) => void, max: number) {
  const pictures = urls.map((url) => ({ url, name: url }));
  return usePictures(pictures, (next) => onChange(next.map(({ url }) => url)), { bizType: bizTypes.shopPicture, max });
}
