import {
  contrastOf,
  contrastText,
  firstBannerColours,
  isHexColour,
  leastContrast,
  readableOn,
} from '@jicai/domain/shop/contrast.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import styles from './forms.module.css';
import { TextInput } from './TextInput.tsx';

/** Says that a colour cannot be read on another, and offers the nearest one that can. */
export function ContrastNotice({
  what,
  colour,
  background,
  onTake,
}: {
  what: string;
  colour: string;
  background: string;
  onTake: (colour: string) => void;
}) {
  if (!isHexColour(colour) || !isHexColour(background)) return null;
  const ratio = contrastOf(colour, background);
  if (ratio >= leastContrast) return null;
  const better = readableOn(background, colour);
  return (
    <Notice tone="warn">
      {what}对比度 <b>{contrastText(ratio)}</b>，至少要 {leastContrast}:1，不改不能发布。
      <span className={styles.offer}>
        <i style={{ background: better }} aria-hidden="true" />
        {better} {contrastText(contrastOf(better, background))}
        <Button look="text" size="sm" onClick={() => onTake(better)}>
          用这个颜色
        </Button>
      </span>
    </Notice>
  );
}

interface Colours {
  textColor?: string | undefined;
  backColor?: string | undefined;
}

/** The colours of a banner's words and of what is behind its picture; without them the shop's own. */
export function SlideColours({ colours, onChange }: { colours: Colours; onChange: (colours: Colours) => void }) {
  const { textColor, backColor } = colours;
  if (!textColor && !backColor) return <Button onClick={() => onChange(firstBannerColours)}>自定文字颜色</Button>;
  return (
    <>
      <div className={styles.colours}>
        <TextInput
          label="文字颜色"
          type="color"
          value={textColor ?? firstBannerColours.textColor}
          onChange={(next) => onChange({ textColor: next, backColor: backColor ?? firstBannerColours.backColor })}
        />
        <TextInput
          label="底色"
          type="color"
          value={backColor ?? firstBannerColours.backColor}
          onChange={(next) => onChange({ textColor: textColor ?? firstBannerColours.textColor, backColor: next })}
        />
      </div>
      <ContrastNotice
        what="文字与底色"
        colour={textColor ?? ''}
        background={backColor ?? ''}
        onTake={(better) => onChange({ textColor: better, backColor })}
      />
      <Button onClick={() => onChange({ textColor: '', backColor: '' })}>用商城的颜色</Button>
    </>
  );
}
