import { unzipSync } from 'fflate'
import { ContentProblem } from '../content/ContentProblem'
import { isZip } from '../kind/signatures'
import { bounds } from '../parts/bounds'

/**
 * The model itself: the given file, or the first model in it if it is a zip (IFCZIP).
 * @throws ContentProblem if it contains no model, or it would be too much
 */
export function modelIn(bytes: Uint8Array): Uint8Array {
  if (!isZip(bytes)) return bytes
  let taken: string | undefined
  const found = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (taken !== undefined || !/\.ifc$/i.test(name)) return false
      if (originalSize > bounds.ifc) throw new ContentProblem('tooMuch')
      taken = name
      return true
    },
  })
  const model = taken === undefined ? undefined : found[taken]
  if (!model) throw new ContentProblem('unsupported')
  return model
}
