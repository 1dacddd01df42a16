import { unzipSync } from 'fflate'
import { ContentProblem } from '../content/ContentProblem'

/** The most that is unpacked, in bytes, and of how many parts. */
const most = { bytes: 100 * 1024 * 1024, parts: 3000 } as const

/** Texts and pictures; no macros, fonts, embedded files, or pages of HTML. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(\w+\/)?[\w.-]+\.xml|word\/_rels\/[\w.-]+\.rels|word\/media\/[^/]+\.(png|jpe?g|gif|webp))$/i

/**
 * The parts of a Word document that are shown, by their names.
 * @throws ContentProblem where it would be too much; never more is unpacked than it says
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
