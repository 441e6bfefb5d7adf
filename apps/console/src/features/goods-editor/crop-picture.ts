import type { PercentCrop } from 'react-image-crop';

/** What a crop takes of a picture, in its own pixels. */
export function cropOf({ x, y, width, height }: PercentCrop, picture: { width: number; height: number }) {
  const left = Math.round((x / 100) * picture.width);
  const top = Math.round((y / 100) * picture.height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(picture.width - left, Math.round((width / 100) * picture.width))),
    height: Math.max(1, Math.min(picture.height - top, Math.round((height / 100) * picture.height))),
  };
}

/** The part of a shown picture as a file of its own; the server shrinks it as it does every upload. Undefined where the browser may not read it. */
export async function cropPicture(image: HTMLImageElement, crop: PercentCrop): Promise<File | undefined> {
  const { left, top, width, height } = cropOf(crop, { width: image.naturalWidth, height: image.naturalHeight });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    try {
      canvas.toBlob(resolve, 'image/webp', 0.95);
    } catch {
      // A picture of another site.
      resolve(null);
    }
  });
  return blob ? new File([blob], 'picture.webp', { type: blob.type }) : undefined;
}
