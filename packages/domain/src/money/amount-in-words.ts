const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿'];

/**
 * 人民币大写 of an amount in fen, as banks ask for it on printed papers: 140950 → 壹仟肆佰零玖元伍角. Below 10,000 亿;
 * a negative amount begins with 负.
 */
export function amountInWords(fen: number): string {
  if (fen < 0) return `负${amountInWords(-fen)}`;
  const yuan = Math.trunc(fen / 100);
  const [jiao, rest] = [Math.trunc((fen % 100) / 10), fen % 10];
  const whole = yuan > 0 ? `${wholeInWords(yuan)}元` : '';
  if (jiao === 0 && rest === 0) return `${whole || '零元'}整`;
  const gap = jiao === 0 && yuan > 0 ? '零' : '';
  return `${whole}${gap}${jiao > 0 ? `${digit(jiao)}角` : ''}${rest > 0 ? `${digit(rest)}分` : ''}`;
}

const digit = (value: number): string => digits[value] ?? '';

function wholeInWords(yuan: number): string {
  let text = '';
  let left = yuan;
  for (let group = 0; left > 0; group += 1) {
    const part = left % 10_000;
    left = Math.trunc(left / 10_000);
    if (part > 0) {
      // A gap stands where this group does not fill its four places, or where the one after it is empty.
      const gap = left > 0 && part < 1000 ? '零' : '';
      text = `${gap}${groupInWords(part)}${groups[group] ?? ''}${text}`;
    } else if (text && !text.startsWith('零')) text = `零${text}`;
  }
  return text;
}

function groupInWords(part: number): string {
  let text = '';
  let isGap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const value = Math.trunc(part / 10 ** place) % 10;
    if (value === 0) isGap = text !== '';
    else {
      text += `${isGap ? '零' : ''}${digit(value)}${places[place] ?? ''}`;
      isGap = false;
    }
  }
  return text;
}
