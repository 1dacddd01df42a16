import { describe, expect, it } from 'vitest'
import { decode } from './decode'
import { linesOfMarkup, linesOfText, longestLine } from './linesOf'

describe('linesOfMarkup', () => {
  it('keeps styles that span several lines, and treats markup in the text as text', () => {
    expect(linesOfMarkup('<span class="hljs-comment">/* a\n&lt;script&gt; */</span> b\n')).toEqual([
      { number: 1, pieces: [{ text: '/* a', look: 'hljs-comment' }] },
      { number: 2, pieces: [{ text: '<script> */', look: 'hljs-comment' }, { text: ' b' }] },
    ])
  })
})

describe('linesOfText', () => {
  it('cuts long lines without losing any of them', () => {
    const lines = linesOfText(`${'x'.repeat(2 * longestLine + 1)}\ny`)
    expect(lines.map(({ number }) => number)).toEqual([1, undefined, undefined, 2])
    expect(lines[2]?.pieces).toEqual([{ text: 'x' }])
  })
})

describe('decode', () => {
  it('accepts UTF-8 whose last character is cut', () => {
    const bytes = new TextEncoder().encode('钢结构').slice(0, -1)
    expect(decode(bytes)).toEqual({ text: '钢结', encoding: 'UTF-8' })
  })

  it('reads anything that is no UTF-8 as GB18030', () => {
    expect(decode(Uint8Array.of(0xb8, 0xd6, 0xbd, 0xe1, 0xb9, 0xb9))).toEqual({
      text: '钢结构',
      encoding: 'GB18030',
    })
  })

  it('follows the byte order mark of UTF-16', () => {
    expect(decode(Uint8Array.of(0xff, 0xfe, 0xa2, 0x94))).toEqual({ text: '钢', encoding: 'UTF-16LE' })
  })
})
