import { Converter } from 'opencc-js/t2cn';

const firstCharacter = 0x3400;
const lastCharacter = 0x9fff;

let simplified: ReadonlyMap<string, string> | undefined;

/** 打印機 → 打印机, character by character: fast enough for every title. */
export function toSimplified(text: string): string {
  simplified ??= readCharacters();
  let written = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const plain = code >= firstCharacter && code <= lastCharacter ? simplified.get(text[at] ?? '') : undefined;
    if (plain === undefined) continue;
    written += text.slice(from, at) + plain;
    from = at + 1;
  }
  return from === 0 ? text : written + text.slice(from);
}

/** Traditional characters and their simplified ones, if they differ. */
function readCharacters(): Map<string, string> {
  const convert = Converter({ from: 't', to: 'cn' });
  const characters = new Map<string, string>();
  for (let code = firstCharacter; code <= lastCharacter; code += 1) {
    const character = String.fromCharCode(code);
    const plain = convert(character);
    if (plain !== character && plain.length === 1) characters.set(character, plain);
  }
  return characters;
}
