/** Formats a number as Word does, given the name of the format in the file. Unknown formats use decimals. */
export function formatNumber(number: number, format: string): string {
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined
  return write?.(number) ?? String(number)
}

/** Undefined: the format ends before this number. */
type Write = (number: number) => string | undefined

const from =
  (first: number, last: number): Write =>
  (n) =>
    n >= 1 && n <= last ? String.fromCodePoint(first + n - 1) : undefined

const oneOf =
  (signs: string): Write =>
  (n) =>
    signs[(n - 1) % signs.length]

/** a … z, aa, bb …, as in Word. */
const letters =
  (first: number): Write =>
  (n) =>
    n < 1 ? undefined : String.fromCodePoint(first + ((n - 1) % 26)).repeat(Math.ceil(n / 26))

const romans = [
  ...[[1000, 'M'] as const, [900, 'CM'] as const, [500, 'D'] as const, [400, 'CD'] as const],
  ...[[100, 'C'] as const, [90, 'XC'] as const, [50, 'L'] as const, [40, 'XL'] as const],
  ...[[10, 'X'] as const, [9, 'IX'] as const, [5, 'V'] as const, [4, 'IV'] as const, [1, 'I'] as const],
]

function roman(number: number): string | undefined {
  if (number < 1 || number > 3999) return undefined
  let rest = number
  return romans
    .map(([value, sign]) => {
      const times = Math.floor(rest / value)
      rest -= times * value
      return sign.repeat(times)
    })
    .join('')
}

/** Below ten thousand: 十二, 一百零三. */
const counted =
  (digits: string, units: string, isLegal = false): Write =>
  (number) => {
    if (number < 0 || number > 9999) return undefined
    if (number === 0) return digits[0]
    let written = ''
    let isGap = false
    for (let place = 3; place >= 0; place--) {
      const digit = Math.floor(number / 10 ** place) % 10
      if (digit === 0) {
        isGap = written !== ''
        continue
      }
      if (isGap) written += digits[0]
      isGap = false
      const isBareTen = !isLegal && place === 1 && digit === 1 && written === ''
      written += `${isBareTen ? '' : digits[digit]}${place > 0 ? units[place - 1] : ''}`
    }
    return written
  }

const digitByDigit =
  (digits: string): Write =>
  (n) =>
    String(n).replace(/\d/g, (digit) => digits[Number(digit)] ?? '')

const chinese = counted('零一二三四五六七八九', '十百千')
const enclosed: Write = (n) => (n === 0 ? '⓪' : n <= 20 ? from(0x2460, 20)(n) : from(0x3251, 15)(n - 20))
const ordinal = (n: number) => {
  const ending = n % 100 > 10 && n % 100 < 14 ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[n % 10]
  return `${n}${ending ?? 'th'}`
}

const formats: Readonly<Record<string, Write>> = {
  none: () => '',
  decimalZero: (n) => String(n).padStart(2, '0'),
  upperRoman: roman,
  lowerRoman: (n) => roman(n)?.toLowerCase(),
  upperLetter: letters(0x41),
  lowerLetter: letters(0x61),
  ordinal,
  numberInDash: (n) => `- ${n} -`,
  chineseCounting: chinese,
  chineseCountingThousand: chinese,
  japaneseCounting: chinese,
  taiwaneseCounting: chinese,
  taiwaneseCountingThousand: chinese,
  chineseLegalSimplified: counted('零壹贰叁肆伍陆柒捌玖', '拾佰仟', true),
  ideographLegalTraditional: counted('零壹貳參肆伍陸柒捌玖', '拾佰仟', true),
  ideographDigital: digitByDigit('〇一二三四五六七八九'),
  japaneseDigitalTenThousand: digitByDigit('〇一二三四五六七八九'),
  taiwaneseDigital: digitByDigit('○一二三四五六七八九'),
  ideographTraditional: oneOf('甲乙丙丁戊己庚辛壬癸'),
  ideographZodiac: oneOf('子丑寅卯辰巳午未申酉戌亥'),
  decimalEnclosedCircle: enclosed,
  decimalEnclosedCircleChinese: enclosed,
  decimalEnclosedParen: from(0x2474, 20),
  decimalEnclosedFullstop: from(0x2488, 20),
  ideographEnclosedCircle: from(0x3280, 10),
  decimalFullWidth: digitByDigit('０１２３４５６７８９'),
  decimalFullWidth2: digitByDigit('０１２３４５６７８９'),
}
