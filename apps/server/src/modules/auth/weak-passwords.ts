import { loadLate } from '../../load-late.ts';
import { md5Of } from './passwords.ts';

const spelling = loadLate('pinyin-pro');

/**
 * Words that head every list of stolen passwords, with the endings that people add to satisfy a rule. The server sees
 * only MD5s, so it compares with the MD5s of what it can guess.
 */
const words =
  'password passw0rd p@ssw0rd p@ssword pass admin administrator root qwerty qwer qwe1 qaz wsx 1qaz 1qaz2wsx 1q2w3e 1q2w3e4r zaq1 zxcvbn zxc asdf asdfgh abc abcd abcdef abc123 aaa aa aa123456 a123456 a1234567 a12345678 q123456 test user guest welcome hello iloveyou love woaini wo5201314 nihao china zhongguo beijing shanghai shenzhen guangzhou dragon monkey master super superman letmein login shop caigou company office system server oracle mysql linux windows apple iphone huawei xiaomi taobao alibaba tencent wechat weixin qq jingdong ceshi mima 5201314 1314520 123456 1234567 12345678 123456789 1234567890 111111 000000 666666 888888 112233 123123 123321 654321 147258369 159357 789456123';
const endings =
  ' 1 12 123 1234 12345 123456 1234567 12345678 123456789 ! !@ !@# @1 @12 @123 @1234 @12345 @123456 #123 _123 .123 123! 123. 1234! 2020 2021 2022 2023 2024 2025 2026 2027 @2020 @2021 @2022 @2023 @2024 @2025 @2026 @2027 666 888 520 1314 abc ABC';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const spread = (word: string) =>
  [word, capital(word), word.toUpperCase()].flatMap((head) => endings.split(' ').map((end) => head + end));

let common: Set<string> | undefined;

/** Some 14,000 MD5s, computed at the first use. */
const commonMd5s = () => (common ??= new Set(words.split(' ').flatMap(spread).map(md5Of)));

/** Whether the MD5 is that of a common password or of what its owner's account, mobile or name suggests. */
export function isWeakPassword(
  md5: string,
  owner: { accountNo: string; mobile: string | null; names: string[] },
): boolean {
  if (commonMd5s().has(md5)) return true;
  const spelt = owner.names.flatMap((name) => {
    const syllables = spelling().pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' });
    return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
  });
  const own = [owner.accountNo, owner.accountNo.toLowerCase(), owner.mobile ?? '', ...spelt].filter(
    (word) => word !== '',
  );
  return own.flatMap(spread).some((guess) => md5Of(guess) === md5);
}
