import { Readable } from 'node:stream'
import { type Bucket, ifThere } from './openBucket'

interface Range {
  readonly start: number
  readonly end: number
}

const mostBreaks = 3

/**
 * Reads bytes of an object. If the connection breaks, as it does while a slow reader requests nothing, it
 * continues there: an object's content never changes. Resolves after the first answer.
 */
export async function readContent(bucket: Bucket, key: string, { start, end }: Range): Promise<Readable> {
  const ask = (from: number) =>
    bucket.asking(async () => {
      const answer = await bucket.client.getObject({
        Bucket: bucket.name,
        Key: key,
        Range: `bytes=${from}-${end}`,
      })
      return answer.Body as Readable
    })

  async function* content(first: Readable) {
    let at = start
    let breaks = 0
    for (let body = first; at <= end; body = await ask(at)) {
      try {
        for await (const chunk of body) {
          at += chunk.length
          breaks = 0
          yield chunk
        }
      } catch (error) {
        if (breaks === mostBreaks) return bucket.asking(() => Promise.reject(error))
      }
      if (breaks === mostBreaks) throw new Error('An object ended early.')
      breaks += 1
      if (at > end) return
    }
  }

  return Readable.from(content(await ask(start)))
}

/** Size of an object in bytes; undefined if it doesn't exist. */
export async function sizeOf(bucket: Bucket, key: string): Promise<number | undefined> {
  const found = await ifThere(bucket.client.headObject({ Bucket: bucket.name, Key: key }))
  return found && (found.ContentLength ?? 0)
}
