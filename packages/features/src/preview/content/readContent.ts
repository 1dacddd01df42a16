import { ContentProblem } from './ContentProblem'

interface Reading {
  readonly signal: AbortSignal
  /** Maximum number of bytes to read from the start. */
  readonly length: number
  /** Called with the number of bytes received. */
  readonly onProgress?: (received: number) => void
}

/**
 * Reads the start of a file's content, or all of it if it isn't longer.
 * @throws ContentProblem if it can't be loaded
 */
export async function readContent(
  url: string,
  { signal, length, onProgress }: Reading,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  let received = 0
  try {
    const response = await fetch(url, {
      signal,
      credentials: 'omit',
      headers: { range: `bytes=0-${length - 1}` },
    })
    if (!response.ok || !response.body) throw new ContentProblem('failed')
    const reader = response.body.getReader()
    while (received < length) {
      const { done, value } = await reader.read()
      if (done) break
      bytes.set(value.subarray(0, length - received), received)
      received = Math.min(length, received + value.length)
      onProgress?.(received)
    }
    void reader.cancel().catch(() => {})
  } catch (thrown) {
    signal.throwIfAborted()
    throw thrown instanceof ContentProblem ? thrown : new ContentProblem('failed')
  }
  return received === length ? bytes : bytes.slice(0, received)
}
