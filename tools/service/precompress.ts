import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = new Set(['.css', '.ico', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest'])
/** In bytes. Compression gains nothing for smaller files. */
const smallest = 1024

/**
 * Writes a brotli and a gzip version next to each file that gets smaller.
 *
 * @param quality of brotli; 9 takes a tenth of the time of 11, and files are 5 % larger
 */
export function precompress(directory: string, quality = 11): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const plain = readFileSync(path)
    if (plain.length < smallest) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    }
    const forms = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) }
    for (const [extension, content] of Object.entries(forms)) {
      if (content.length < plain.length) writeFileSync(`${path}.${extension}`, content)
    }
  }
}
