import { Readable } from 'node:stream'
import { S3Store } from '@tus/s3-store'
import { Upload } from '@tus/server'
import { uploadKey } from './keys'
import { type Bucket, ifThere } from './openBucket'
import { sizeOf } from './readContent'

interface Parts {
  readonly partSize: number
  readonly leastPart: number
}

/**
 * An upload on its way into the bucket, as the parts of a multipart upload. One for each request, as what it knows is
 * only true while the upload's lock is held.
 */
export class ReceivedUpload extends S3Store {
  readonly #bucket: Bucket
  readonly #size: number
  readonly #piece: number
  #isWhole = false

  constructor(bucket: Bucket, { partSize, leastPart }: Parts, size = 0) {
    super({
      ...{ partSize, minPartSize: leastPart, useTags: false },
      // One after the other: of two at once the first may fail, and what comes after the hole would count as received.
      maxConcurrentPartUploads: 1,
      s3ClientConfig: { region: 'none', bucket: bucket.name },
    })
    this.client = bucket.client
    this.#bucket = bucket
    this.#size = size
    this.#piece = Math.min(leastPart, 64 * 1024)
  }

  /** Bytes that have come. */
  received = (uploadId: string): Promise<number> =>
    this.#bucket.asking(async () => (await this.#find(uploadKey(uploadId)))?.offset ?? 0)

  override getUpload(uploadId: string): Promise<Upload> {
    const key = uploadKey(uploadId)
    return this.#bucket.asking(async () => {
      const found = await this.#find(key)
      if (found) return found
      await this.clearCache(key)
      return this.create(new Upload({ id: key, size: this.#size, offset: 0 }))
    })
  }

  /** @param key as `getUpload` answers it */
  override write(content: Readable, key: string, offset: number): Promise<number> {
    if (this.#isWhole) return Promise.resolve(offset)
    const pieces = Readable.from(piecesOf(content, this.#piece))
    return this.#bucket.asking(() => super.write(pieces, key, offset))
  }

  async #find(key: string): Promise<Upload | undefined> {
    // What is known now, the store of tus doesn't ask for: it would take every failure for an upload that isn't there.
    if (!(await ifThere(this.getMetadata(key)))) return undefined
    const upload = await super.getUpload(key)
    if (upload.offset !== upload.size) return upload
    // It says so, too, of one that was given up: by a rule of the bucket, for example.
    this.#isWhole = (await sizeOf(this.#bucket, key)) !== undefined
    return this.#isWhole || (await ifThere(this.retrieveParts(key))) ? upload : undefined
  }
}

/** A piece that fills more than one part would begin the next after the store has refused one. */
async function* piecesOf(content: Readable, size: number) {
  for await (const chunk of content)
    for (let from = 0; from < chunk.length; from += size) yield chunk.subarray(from, from + size)
}
