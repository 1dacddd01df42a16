import { unzipSync } from 'fflate'
import { ContentProblem } from '../content/ContentProblem'

/** The maximum unpacked size, in bytes, and the maximum number of parts. */
const most = { bytes: 100 * 1024 * 1024, parts: 3000 } as const

/** Texts and pictures, but no macros, fonts, embedded files or HTML pages. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(\w+\/)?[\w.-]+\.xml|word\/_rels\/[\w.-]+\.rels|word\/media\/[^/]+\.(png|jpe?g|gif|webp))$/i

/**
 * The visible parts of a Word document, by name. Never unpacks more than the package states.
 * @throws ContentProblem if it would be too much
 */
export function openPackage(bytes: Uint8Array): Record<string, Uint8Array> {
  let sum = 0
  let count = 0
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!wanted.test(name)) return false
      sum += originalSize
      count++
      if (sum > most.bytes || count > most.parts) throw new ContentProblem('tooMuch')
      return true
    },
  })
  if (!parts['word/document.xml']) throw new ContentProblem('broken')
  return parts
}
