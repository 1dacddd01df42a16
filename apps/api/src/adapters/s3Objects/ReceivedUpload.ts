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
 * An upload into the bucket, as parts of a multipart upload. One instance per request, because its knowledge
 * is valid only while the upload's lock is held.
 */
export class ReceivedUpload extends S3Store {
  readonly #bucket: Bucket
  readonly #size: number
  readonly #piece: number
  #isWhole = false

  constructor(bucket: Bucket, { partSize, leastPart }: Parts, size = 0) {
    super({
      partSize,
      minPartSize: leastPart,
      useTags: false,
      // One after another: of two at once, the first may fail, and bytes after the gap would count as
      // received.
      maxConcurrentPartUploads: 1,
      s3ClientConfig: { region: 'none', bucket: bucket.name },
    })
    this.client = bucket.client
    this.#bucket = bucket
    this.#size = size
    this.#piece = Math.min(leastPart, 64 * 1024)
  }

  /** Received bytes. */
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

  /** @param key as `getUpload` returns it */
  override write(content: Readable, key: string, offset: number): Promise<number> {
    if (this.#isWhole) return Promise.resolve(offset)
    const pieces = Readable.from(piecesOf(content, this.#piece))
    return this.#bucket.asking(() => super.write(pieces, key, offset))
  }

  async #find(key: string): Promise<Upload | undefined> {
    // Checked here, because tus's store takes every failure for a missing upload.
    if (!(await ifThere(this.getMetadata(key)))) return undefined
    const upload = await super.getUpload(key)
    if (upload.offset !== upload.size) return upload
    // The store also reports this for an aborted upload, for example by a rule of the bucket.
    this.#isWhole = (await sizeOf(this.#bucket, key)) !== undefined
    return this.#isWhole || (await ifThere(this.retrieveParts(key))) ? upload : undefined
  }
}

/** A piece that fills more than one part would start the next one after the store refused one. */
async function* piecesOf(content: Readable, size: number) {
  for await (const chunk of content)
    for (let from = 0; from < chunk.length; from += size) yield chunk.subarray(from, from + size)
}
