import { expect, it } from 'vitest'
import { decode } from './decode'

it('detects the encoding from the bytes, unless one is chosen', () => {
  expect(decode(new TextEncoder().encode('钢结构'))).toEqual({ text: '钢结构', encoding: 'UTF-8' })
  expect(decode(Uint8Array.of(0xb8, 0xd6)).encoding).toBe('GB18030')
  expect(decode(Uint8Array.of(0xff, 0xfe, 0x2d, 0x4e))).toEqual({ text: '中', encoding: 'UTF-16LE' })
  // 鋼筋 in the encoding of Taiwanese Windows, 鉄骨 in that of Japanese Windows.
  expect(decode(Uint8Array.of(0xbf, 0xfb, 0xb5, 0xac), 'Big5').text).toBe('鋼筋')
  expect(decode(Uint8Array.of(0x93, 0x53, 0x8d, 0x9c), 'Shift_JIS').text).toBe('鉄骨')
})
