import { createHash } from 'node:crypto'
import { ifcOf as ifcText } from '../../../../packages/features/src/preview/samples/buildings'
import { numbers, pdfFile, pdfOf as pdfText } from '../../../../packages/features/src/preview/samples/pdf'

/** Files generated from their format specifications, of any size. */

/** Bytes without a pattern, the same on each run. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 1
  for (let n = 0; n < length; n++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[n] = state >>> 24
  }
  return bytes
}

/** A PDF with the given number of pages, each with a 500 kB picture, which a reader loads when the page is viewed. */
export function picturesPdf(pages: number): Buffer {
  const side = 707
  const picture = noise(side * side).toString('latin1')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${numbers(pages, (n) => `${3 + 3 * n} 0 R`)}]>>`,
  ]
  for (let n = 0; n < pages; n++) {
    const content = 'q 400 0 0 400 50 50 cm /I Do Q'
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Contents ${4 + 3 * n} 0 R/Resources<</XObject<</I ${5 + 3 * n} 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
      `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray/Length ${side * side}>>stream\n${picture}\nendstream`,
    )
  }
  return latin1(pdfFile(objects, ''))
}

/** A one-page PDF that opens with a password (40 bits, the format's first revision). */
export function protectedPdf(password: string): Buffer {
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
  const md5 = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const permissions = Buffer.from('fcffffff', 'hex')
  const id = Buffer.alloc(16, 7)
  const key = md5(padded, owner, permissions, id).subarray(0, 5)
  const content = Buffer.from('BT /F1 24 Tf 60 700 Td (Sealed drawing list) Tj ET')
  const sealed = rc4(md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10), content).toString('latin1')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    `<</Length ${sealed.length}>>stream\n${sealed}\nendstream`,
    `<</Filter/Standard/V 1/R 2/O<${owner.toString('hex')}>/U<${rc4(key, padding).toString('hex')}>/P -4>>`,
  ]
  const idText = id.toString('hex')
  return latin1(pdfFile(objects, `/Encrypt 5 0 R/ID[<${idText}><${idText}>]`))
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, n) => n)
  const swap = (a: number, b: number) => {
    const kept = box[a] ?? 0
    box[a] = box[b] ?? 0
    box[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256
      j = (j + (box[i] ?? 0)) % 256
      swap(i, j)
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) % 256] ?? 0)
    }),
  )
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A PDF with the given number of pages, each with its number and lines of text. */
export const pdfOf = (pages: number): Buffer => latin1(pdfText(pages))

/** A building of at least this many bytes; for 0 bytes, two storeys with four walls. */
export const ifcOf = (bytes: number): Buffer => latin1(ifcText(bytes))
