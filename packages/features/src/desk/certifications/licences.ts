import { atom } from 'jotai'
import type { CallOptions } from '../../shared/wire/client'
import { asFailure, type Failure } from '../../shared/wire/Failure'

/** The picture of a business licence. */
export type Licence =
  | { readonly state: 'ready'; readonly url: string; readonly width: number; readonly height: number }
  | { readonly state: 'failed'; readonly failure: Failure }
  /** The file is no picture that the browser can draw. */
  | { readonly state: 'broken' }

type Ask = (call: CallOptions) => Promise<{ readonly content: Blob }>

/** Pictures of the last cases, so that going back and reloading a case don’t load them again. */
const most = 4

/** Keeps the pictures of the last few cases. */
export function createLicences() {
  const kept = new Map<string, Licence>()

  async function load(caseId: string, ask: Ask): Promise<Licence> {
    const known = kept.get(caseId)
    if (known?.state === 'ready') return known
    const licence = await read(ask)
    kept.set(caseId, licence)
    for (const [id, old] of [...kept].slice(0, -most)) {
      if (old.state === 'ready') URL.revokeObjectURL(old.url)
      kept.delete(id)
    }
    return licence
  }

  return { load }
}

export const licencesAtom = atom(createLicences)

/** Never fails: a case can be read without its picture. */
async function read(ask: Ask): Promise<Licence> {
  let content: Blob
  try {
    content = (await ask({})).content
  } catch (thrown) {
    return { state: 'failed', failure: asFailure(thrown) }
  }
  const url = URL.createObjectURL(content)
  const image = new Image()
  image.src = url
  try {
    // Drawn at once when it is shown.
    await image.decode()
  } catch {
    URL.revokeObjectURL(url)
    return { state: 'broken' }
  }
  return { state: 'ready', url, width: image.naturalWidth, height: image.naturalHeight }
}
