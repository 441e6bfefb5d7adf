/** What somebody is ready to pay, as it is typed into the search: 办公椅 100元以内. Fen, both inclusive; null: open. */
export interface PriceWish {
  /** What was typed without it. */
  text: string;
  fromFen: number | null;
  toFen: number | null;
}

const amount = String.raw`(\d{1,7}(?:\.\d{1,2})?)`;
const unit = String.raw`\s*(?:元|块钱?)`;
const span = new RegExp(`${amount}(?:${unit})?\\s*[-~～—到至]\\s*${amount}${unit}(?:之间)?的?`);
const limit = new RegExp(`(?:不超过|低于)?${amount}${unit}(以内|之内|以下|之下|内|左右|上下|以上)的?`);
const below = new RegExp(`(?:不超过|不高于|低于)${amount}${unit}的?`);
/** 左右 is taken as a fifth more or less. */
const about = 0.2;

/** Undefined where no price is asked for; 100元 alone may be what a voucher is worth. */
export function readPrice(typed: string): PriceWish | undefined {
  if (!/[元块]/.test(typed)) return undefined;
  const text = typed.normalize('NFKC');
  const without = (matched: string) => text.replace(matched, ' ').trim();
  const [between, low, high] = span.exec(text) ?? [];
  if (between) return { text: without(between), fromFen: toFen(low), toFen: toFen(high) };
  const [limited, sum, word] = limit.exec(text) ?? [];
  if (limited) return { text: without(limited), ...rangeOf(toFen(sum), word) };
  const [under, most] = below.exec(text) ?? [];
  return under ? { text: without(under), fromFen: null, toFen: toFen(most) } : undefined;
}

const toFen = (yuan: string | undefined): number => Math.round(Number(yuan) * 100);

function rangeOf(sumFen: number, word: string | undefined): Pick<PriceWish, 'fromFen' | 'toFen'> {
  if (word === '以上') return { fromFen: sumFen, toFen: null };
  if (word !== '左右' && word !== '上下') return { fromFen: null, toFen: sumFen };
  return { fromFen: Math.round(sumFen * (1 - about)), toFen: Math.round(sumFen * (1 + about)) };
}
