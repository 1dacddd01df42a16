import { ContentProblem } from './ContentProblem'

/**
 * A part of a file's content.
 * @param from the first byte, from 0
 * @throws ContentProblem where it can't be had, or the answer is not that part
 */
export async function readRange(
  url: string,
  { from, length, signal }: { readonly from: number; readonly length: number; readonly signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url, {
      signal,
      credentials: 'omit',
      headers: { range: `bytes=${from}-${from + length - 1}` },
    })
    if (!response.ok) throw new ContentProblem('failed')
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status === 206 && bytes.length === length) return bytes
    // What ignores ranges answers with all of it.
    if (bytes.length >= from + length) return bytes.slice(from, from + length)
    throw new ContentProblem('failed')
  } catch (thrown) {
    signal.throwIfAborted()
    throw thrown instanceof ContentProblem ? thrown : new ContentProblem('failed')
  }
}
