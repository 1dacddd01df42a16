import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { zipDate } from './zipDate'

/** One file of a zip, whose content is produced when its turn comes. */
export interface ZipEntry {
  /** Its path in the zip, in ASCII. */
  readonly name: string
  /** Compressed content, such as a picture, is stored as it is. Default: `deflate`. */
  readonly method?: 'deflate' | 'store'
  content(): string | Uint8Array | Promise<string | Uint8Array>
}

/** A zip as a stream: one file after another, so that at most one is held compressed. */
export function zipStream(entries: readonly ZipEntry[], at: Date): ReadableStream<Uint8Array> {
  const waiting = entries.values()
  const zip = new Zip()
  return new ReadableStream({
    start(controller) {
      zip.ondata = (error, chunk, isLast) => {
        if (error) return controller.error(error)
        controller.enqueue(chunk)
        if (isLast) controller.close()
      }
    },
    async pull() {
      const { value: entry } = waiting.next()
      if (!entry) return zip.end()
      const content = await entry.content()
      const file = entry.method === 'store' ? new ZipPassThrough(entry.name) : new ZipDeflate(entry.name)
      file.mtime = zipDate(at)
      zip.add(file)
      file.push(typeof content === 'string' ? new TextEncoder().encode(content) : content, true)
    },
    cancel: () => zip.terminate(),
  })
}
