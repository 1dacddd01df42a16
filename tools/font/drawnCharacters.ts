/** The characters in the fonts of drawings. */

/** The rows of a Chinese or Korean standard, each with 94 characters, in the two-byte encoding. */
function rows(encoding: string, first: number, last: number): string {
  const decoder = new TextDecoder(encoding)
  const bytes: number[] = []
  for (let row = first; row <= last; row++)
    for (let cell = 1; cell <= 94; cell++) bytes.push(0xa0 + row, 0xa0 + cell)
  return without(decoder.decode(Uint8Array.from(bytes)), '\ufffd')
}

export const without = (characters: string, others: string): string => {
  const known = new Set(others)
  return [...characters].filter((one) => !known.has(one)).join('')
}

export const gb2312 = rows('gb18030', 1, 87)

/** The syllables used in Korean texts, out of eleven thousand. */
export const ksx1001 = rows('euc-kr', 16, 40) + rows('euc-kr', 4, 4)

export const latin = String.fromCodePoint(...Array.from({ length: 0x160 }, (_, n) => 0x20 + n))

const units = '㎎㎏㎜㎝㎞㎟㎠㎡㎢㎣㎤㎥㎦㎕㎖㎗㎘㎐㎑㎒㎓㎾㎿㎰㎱㎲㎳㎩㎪㎫㎬㏄㏎㏑㏒㏕Ωℓ℉℃‰‱'
const marks = '∅⌀≈≠∞∠∟⊥∥⊕⊙△▽▷◁□○◇◎◆■●▲▼★☆√∛≤≥≦≧≡≌∽〇←↑→↓↔↕↗↘↙↖⇒⇔∑∏∫∴∵∈∩∪…‥―–—′″※†‡№℡™©®'

/** Signs and Greek letters for drawings, and the non-letters of GB 2312. */
export const signs = [
  ...new Set([
    ...rows('gb18030', 1, 2),
    ...rows('gb18030', 6, 6),
    ...rows('gb18030', 9, 9),
    ...units,
    ...marks,
  ]),
].join('')
