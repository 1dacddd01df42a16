import { describe, expect, it } from 'vitest'
import { decodeDrawing } from './decodeDrawing'

const drawing = (page: string, ...name: readonly number[]) =>
  Uint8Array.from([
    ...new TextEncoder().encode(`9\n$DWGCODEPAGE\n  3\n${page}\n2\n`),
    ...name,
    ...new TextEncoder().encode('\n'),
  ])

describe('decodeDrawing', () => {
  it('reads old drawings in the code page they name', () => {
    expect(decodeDrawing(drawing('ANSI_936', 0xd6, 0xf9))).toContain('柱')
    expect(decodeDrawing(drawing('ANSI_1252', 0x4d, 0xfc))).toContain('Mü')
    expect(decodeDrawing(drawing('ANSI_932', 0x83, 0x65))).toContain('テ')
  })

  it('reads UTF-8 whatever code page is named', () => {
    expect(decodeDrawing(drawing('ANSI_1252', ...new TextEncoder().encode('柱')))).toContain('柱')
  })

  it('reads a drawing without a known code page as Chinese', () => {
    expect(decodeDrawing(drawing('ANSI_0', 0xd6, 0xf9))).toContain('柱')
  })
})
