import type { PreviewedFile } from '../parts/PreviewedFile'
import { ContentProblem } from './ContentProblem'
import { readContent } from './readContent'
import { type Loaded, useLoaded } from './useLoaded'

/**
 * Loads the whole content of a file and converts it.
 * @param most the maximum size of the content, in bytes
 */
export function useWhole<T>(
  { url, size }: PreviewedFile,
  most: number,
  make: (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<T>,
): Loaded<T> {
  return useLoaded(url, async (signal, tell) => {
    if (size > most) throw new ContentProblem('tooBig')
    const bytes = await readContent(url, {
      signal,
      length: size,
      onProgress: (received) => tell(received / size),
    })
    return make(bytes, signal)
  })
}
