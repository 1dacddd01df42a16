import { expect, it } from 'vitest'
import { formatNumber } from './formatNumber'

it.each([
  ['chineseCounting', [1, 10, 11, 20, 103, 110], ['一', '十', '十一', '二十', '一百零三', '一百一十']],
  ['chineseLegalSimplified', [10, 21], ['壹拾', '贰拾壹']],
  ['upperRoman', [4, 19, 2026], ['IV', 'XIX', 'MMXXVI']],
  ['lowerLetter', [1, 26, 27], ['a', 'z', 'aa']],
  ['decimalEnclosedCircle', [1, 20, 21], ['①', '⑳', '㉑']],
  ['decimalEnclosedParen', [20, 21], ['⒇', '21']],
  ['ideographTraditional', [1, 10], ['甲', '癸']],
  ['decimalZero', [7], ['07']],
  ['ordinal', [1, 12, 23], ['1st', '12th', '23rd']],
  ['toString', [3], ['3']],
] as const)('writes numbers as %s', (format, numbers, written) => {
  expect(numbers.map((one) => formatNumber(one, format))).toEqual(written)
})
