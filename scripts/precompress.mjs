import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = new Set(['.css', '.ico', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest'])
const smallest = 1024

/** Puts a brotli and a gzip form beside each file that gets smaller by it. */
export function precompress(directory) {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const plain = readFileSync(path)
    if (plain.length < smallest) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    const forms = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) }
    for (const [extension, content] of Object.entries(forms)) {
      if (content.length < plain.length) writeFileSync(`${path}.${extension}`, content)
    }
  }
}
