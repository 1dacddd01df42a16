/** Characters of Word's symbol fonts, which few devices have, as Unicode, by their low byte. */
const wingdings: Readonly<Record<number, string>> = {
  108: '●',
  109: '❍',
  110: '■',
  111: '□',
  112: '□',
  113: '❑',
  114: '❒',
  115: '⬧',
  116: '⧫',
  117: '◆',
  118: '❖',
  119: '⬥',
  159: '•',
  160: '▪',
  161: '○',
  162: '○',
  164: '◉',
  167: '▪',
  168: '□',
  171: '★',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
  74: '☺',
  70: '☞',
  40: '☎',
  42: '✉',
}
const wingdings2: Readonly<Record<number, string>> = {
  79: '✗',
  80: '✓',
  81: '☒',
  82: '☑',
  83: '☒',
  84: '☒',
  163: '□',
  151: '•',
  152: '●',
}
const symbol: Readonly<Record<number, string>> = {
  183: '•',
  168: '♦',
  176: '°',
  177: '±',
  179: '≥',
  163: '≤',
  180: '×',
  184: '÷',
  185: '≠',
  187: '≈',
  68: 'Δ',
  70: 'Φ',
  97: 'α',
  98: 'β',
  103: 'γ',
  100: 'δ',
  102: 'φ',
  109: 'μ',
  112: 'π',
  115: 'σ',
  119: 'ω',
  87: 'Ω',
  174: '→',
  172: '←',
  214: '√',
  165: '∞',
  208: '∠',
}

const fonts: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  wingdings,
  'wingdings 2': wingdings2,
  symbol,
}

/** Text of a symbol font as Unicode; text in any other font is unchanged. */
export function symbolOf(text: string, font: string | undefined): string {
  const signs = fonts[font?.toLowerCase().replace(/['"]/g, '') ?? '']
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0
      const isPrivate = code >= 0xf000 && code <= 0xf0ff
      if (!isPrivate && !signs) return character
      const low = isPrivate ? code - 0xf000 : code
      const sign = (signs ?? symbol)[low] ?? wingdings[low]
      return sign ?? (isPrivate ? '•' : character)
    })
    .join('')
}
