import { type AreaName, type AreaWords, findArea } from './area-words.ts';
import { hasSurname, nameScore } from './person-names.ts';

/** What each character of the text was taken for. `label` are words such as 收货人：, `gap` are blanks and commas. */
export type PieceKind = 'receiver' | 'mobile' | 'telephone' | 'zipCode' | 'area' | 'address' | 'label' | 'gap';

export interface ParsedAddress {
  receiver: string;
  mobile: string;
  /** As the form takes it: 021-57812345-801. */
  telephone: string;
  zipCode: string;
  /** The deepest area that was recognised: a province, city, county or street. */
  area: AreaName | undefined;
  /** All that is none of the others, in its order. */
  address: string;
  /** The whole text again, piece by piece: nothing of it is lost. */
  pieces: { kind: PieceKind; text: string }[];
}

const gap = /[\s,，;；|。、\u200b-\u200d\ufeff]/;
const labels =
  /(?:收货人|收件人|联系人|收货地址|收件地址|详细地址|所在地区|所在地|收货电话|联系电话|联系方式|手机号码|手机号|手机|电话|姓名|名字|地址|邮政编码|邮编|地区|街道|公司)\s*[:：]|[【[](?:收货人|收件人|姓名|电话|手机|地址|邮编)[】\]]|(?<=[\s,，])[(（]?收[)）]?(?=[\s,，]|$)/g;
const mobiles = /(?<!\d)(?:\(?\+?86\)?[- ]?)?(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)/g;
const telephones = /(?<![\d-])\(?(010|02\d|0[3-9]\d{2})\)?[- ]?(\d{7,8})(?:(?:[-转]|\s*转\s*)(\d{1,6}))?(?!\d)/g;
const zipCodes = /(?<![^\s,，;；|。、:：])(\d{6})(?![^\s,，;；|。、])/g;
const receiverLabel = /收货人|收件人|联系人|姓名|名字/;

/** Full-width letters, digits, blanks and dashes as plain ones; every other character stays, and so does its place. */
const plainOf = (text: string): string =>
  text.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0b\uff0d]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );

/**
 * Reads 姓名、电话、地址 in any order out of one text, as it is copied from a chat or another shop
 * (docs/domain/accounts.md §7). Guesses only what a reader would; every character that it does not understand stays in
 * `address`.
 */
export function parseAddressText(words: AreaWords, written: string): ParsedAddress {
  const text = plainOf(written);
  const paint = Array.from<PieceKind | undefined>({ length: text.length });
  const isFree = (from: number, to: number) => paint.slice(from, to).every((kind) => kind === undefined);
  const fill = (kind: PieceKind, from: number, to: number) => paint.fill(kind, from, to);
  const take = (kind: PieceKind, pattern: RegExp): string[] | undefined => {
    for (const match of text.matchAll(pattern)) {
      const to = match.index + match[0].length;
      if (!isFree(match.index, to)) continue;
      fill(kind, match.index, to);
      return match.slice(1);
    }
    return undefined;
  };

  for (const label of text.matchAll(labels)) fill('label', label.index, label.index + label[0].length);
  const mobile = take('mobile', mobiles)?.join('') ?? '';
  const telephone = take('telephone', telephones)?.filter(Boolean).join('-') ?? '';
  const zipCode = take('zipCode', zipCodes)?.[0] ?? '';

  // An area does not go on beyond what is something else.
  const masked = [...paint].map((kind, at) => (kind === undefined ? text.charAt(at) : '\0')).join('');
  const found = findArea(words, masked);
  if (found) {
    fill('area', found.from, found.to);
    if (text.slice(0, found.from).endsWith('中国')) fill('label', found.from - 2, found.from);
  }

  const tokens = tokensOf(text, paint);
  const receiver = chooseReceiver(text, paint, tokens);
  if (receiver) {
    fill('receiver', receiver.from, receiver.to);
    if (receiver.to < receiver.end) fill('label', receiver.to, receiver.end);
  }
  for (let at = 0; at < text.length; at += 1) paint[at] ??= gap.test(text.charAt(at)) ? 'gap' : 'address';
  return {
    receiver: receiver ? text.slice(receiver.from, receiver.to) : '',
    mobile,
    telephone,
    zipCode,
    area: found?.area,
    address: addressOf(text, paint),
    pieces: piecesOf(written, paint),
  };
}

interface Token {
  from: number;
  to: number;
}

/** Words that nothing has been made of yet; Latin ones with single blanks between them are one. */
function tokensOf(text: string, paint: readonly (PieceKind | undefined)[]): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (paint[at] !== undefined || gap.test(text.charAt(at))) continue;
    const last = tokens.at(-1);
    const joins =
      last && (last.to === at || (last.to === at - 1 && /[A-Za-z.] [A-Za-z]/.test(text.slice(at - 2, at + 1))));
    // A word ends where something else was recognised in between.
    if (joins && isUnpainted(paint, last.from, at)) last.to = at + 1;
    else tokens.push({ from: at, to: at + 1 });
  }
  return tokens;
}

const isUnpainted = (paint: readonly (PieceKind | undefined)[], from: number, to: number) =>
  paint.slice(from, to).every((kind) => kind === undefined);

/** The name with what may stand behind it (收), which ends at `end`. */
interface Receiver extends Token {
  end: number;
}

function chooseReceiver(text: string, paint: readonly (PieceKind | undefined)[], tokens: readonly Token[]) {
  let best: { receiver: Receiver; score: number } | undefined;
  for (const [at, token] of tokens.entries()) {
    const label = lastLabelBefore(text, paint, token.from);
    const receiver = nameIn(text, token);
    const length = receiver.to - receiver.from;
    if (label && receiverLabel.test(label) && length >= 2 && length <= 20) return receiver;
    const isBesidePhone = isPhone(neighbour(text, paint, token, -1)) || isPhone(neighbour(text, paint, token, 1));
    const score = nameScore(text.slice(receiver.from, receiver.to), { isBesidePhone, isFirst: at === 0 });
    if (score >= 2 && score > (best?.score ?? 0)) best = { receiver, score };
  }
  return best?.receiver ?? nameAtEnd(text, paint, tokens);
}

/** 「张三（收）」: the name and, painted as a label, the word behind it. */
function nameIn(text: string, { from, to }: Token): Receiver {
  const [, name] = /^(.{2,}?)[(（]?(?:收|亲启)[)）]?$/.exec(text.slice(from, to)) ?? [];
  return { from, to: name ? from + name.length : to, end: to };
}

/** 「…201号张三13800138000」: a name between a house number and the phone. */
function nameAtEnd(text: string, paint: readonly (PieceKind | undefined)[], tokens: readonly Token[]) {
  for (const token of tokens) {
    const [, , name = ''] =
      /^(.*[号室层栋幢座]|.*\d)([\u4e00-\u9fff]{2,4})$/.exec(text.slice(token.from, token.to)) ?? [];
    if (name && hasSurname(name) && isPhone(neighbour(text, paint, token, 1)))
      return { from: token.to - name.length, to: token.to, end: token.to };
  }
  return undefined;
}

const isPhone = (kind: PieceKind | undefined) => kind === 'mobile' || kind === 'telephone';

/** What stands before or behind a word, beyond blanks and labels. */
function neighbour(text: string, paint: readonly (PieceKind | undefined)[], token: Token, way: -1 | 1) {
  let at = way < 0 ? token.from - 1 : token.to;
  while (
    at >= 0 &&
    at < text.length &&
    (paint[at] === 'label' || (paint[at] === undefined && gap.test(text.charAt(at))))
  )
    at += way;
  return paint[at];
}

/** The label directly before a word, if there is one. */
function lastLabelBefore(text: string, paint: readonly (PieceKind | undefined)[], from: number): string | undefined {
  let to = from;
  while (to > 0 && paint[to - 1] === undefined && gap.test(text.charAt(to - 1))) to -= 1;
  let start = to;
  while (start > 0 && paint[start - 1] === 'label') start -= 1;
  return start < to ? text.slice(start, to) : undefined;
}

/** The words of the address with one blank between them, or the 、 that stood there. */
function addressOf(text: string, paint: readonly (PieceKind | undefined)[]): string {
  let address = '';
  let last = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (paint[at] !== 'address') continue;
    if (last >= 0 && at > last + 1) address += /^\s*、\s*$/.test(text.slice(last + 1, at)) ? '、' : ' ';
    address += text.charAt(at);
    last = at;
  }
  return address;
}

function piecesOf(written: string, paint: readonly (PieceKind | undefined)[]): ParsedAddress['pieces'] {
  const pieces: ParsedAddress['pieces'] = [];
  for (let at = 0; at < written.length; at += 1) {
    const kind = paint[at] ?? 'address';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += written.charAt(at);
    else pieces.push({ kind, text: written.charAt(at) });
  }
  return pieces;
}
