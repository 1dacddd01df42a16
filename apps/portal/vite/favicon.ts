import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'

/** In pixels: a tab, a high-density tab, a shortcut. */
const sizes = [16, 32, 48]

/** The icon as `/favicon.ico`, for clients that request it without reading the page. */
export const favicon: Plugin = {
  name: 'atrium:favicon',
  apply: 'build',
  generateBundle() {
    const svg = readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8')
    const pictures = sizes.map((width) =>
      new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
    )
    this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: icoOf(pictures) })
  },
}

const headBytes = 6
const entryBytes = 16

/** An ICO file: a header, an entry of 16 bytes per picture, then the pictures as PNG. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let start = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = headBytes + entryBytes * index
    const size = sizes[index] ?? 0
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    // One plane of 32 bits per pixel.
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(start, at + 12)
    start += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
