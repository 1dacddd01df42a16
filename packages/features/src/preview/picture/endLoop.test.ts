import { decode as readPages } from 'utif2'
import { expect, it } from 'vitest'
import { endLoop } from './endLoop'

/** Pages of one pixel, each pointing to the given offset. */
function tiff(isLittle: boolean, ...next: readonly number[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(8 + next.length * pageLength))
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  for (const [n, offset] of next.entries()) {
    const at = 8 + n * pageLength
    view.setUint16(at, 1, isLittle)
    view.setUint16(at + 2, 256, isLittle)
    view.setUint16(at + 4, 3, isLittle)
    view.setUint32(at + 6, 1, isLittle)
    view.setUint16(at + 10, n + 1, isLittle)
    view.setUint32(at + 14, offset, isLittle)
  }
  return new Uint8Array(view.buffer)
}

const pageLength = 18
const second = 8 + pageLength

it.each([true, false])('ends a chain of pages that leads back, and keeps others unchanged', (isLittle) => {
  const widths = (file: Uint8Array<ArrayBuffer>) => {
    endLoop(file)
    return readPages(file.buffer).map((page) => (page.t256 as number[])[0])
  }
  expect(widths(tiff(isLittle, second, 8))).toEqual([1, 2])
  expect(widths(tiff(isLittle, 8))).toEqual([1])
  expect(widths(tiff(isLittle, second, 4_000_000_000))).toEqual([1, 2])
  expect(widths(tiff(isLittle, second, 0))).toEqual([1, 2])
})
