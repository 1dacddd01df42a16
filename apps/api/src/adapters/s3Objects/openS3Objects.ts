import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CompletedPart } from '@aws-sdk/client-s3'
import pLimit from 'p-limit'
import type { Owner } from '../../platform/owner/Owner'
import { ownerKey } from '../../platform/owner/ownerKey'
import type { ObjectStore, OwnedObjects } from '../../ports/ObjectStore'
import {
  besideUpload,
  folderOf,
  objectKey,
  objectOf,
  objectsFolder,
  uploadIdOf,
  uploadKey,
  uploadsFolder,
} from './keys'
import { type Listed, listKeys, listUnderWay } from './listings'
import { type Bucket, ifThere, isMissing, openBucket } from './openBucket'
import { ReceivedUpload } from './ReceivedUpload'
import { readContent, sizeOf } from './readContent'
import type { S3Options } from './S3Options'

const mebibyte = 1024 ** 2
const day = 86_400_000
/** Limit for all removals together, below the idle limit of the surrounding transaction. */
const longestRemoval = 5000

/**
 * Objects in an S3-compatible store, which must show a written object to the next reader, as Amazon's does.
 * An upload is written as parts, combined, read once for its hash, and copied to its name by the store. Only
 * the sweep removes anything.
 */
export function openS3Objects(options: S3Options): ObjectStore {
  const { newFor = 3_600_000, pageSize = 1000, copySize = 64 * mebibyte } = options
  const parts = { partSize: options.partSize ?? 16 * mebibyte, leastPart: options.leastPart ?? 5 * mebibyte }
  const bucket = openBucket(options)
  const { client, name: Bucket, asking } = bucket

  async function copyToPlace(uploadId: string, owner: Owner, sha256: string): Promise<void> {
    const from = uploadKey(uploadId)
    const size = (await sizeOf(bucket, from)) ?? 0
    await copyObject(bucket, { from, to: objectKey(owner, sha256), size, piece: copySize })
  }

  const giveUp = (Key: string, UploadId: string) =>
    ifThere(client.abortMultipartUpload({ Bucket, Key, UploadId }))

  return {
    async openUpload({ id, size }) {
      const upload = new ReceivedUpload(bucket, parts, size)
      const { id: key, offset } = await upload.getUpload(id)
      return { received: offset, append: (content) => upload.write(content, key, offset) }
    },
    receivedOf: (uploadId) => new ReceivedUpload(bucket, parts).received(uploadId),
    seal: (uploadId, owner) =>
      asking(async () => {
        const sha256 = (await sealedBefore(uploadId)) ?? (await hash(uploadId))
        // Also if it already exists: then it counts as new, and the sweep ignores it.
        await copyToPlace(uploadId, owner, sha256)
        return sha256
      }),
    keep: (uploadId, owner, sha256) =>
      asking(async () => {
        if ((await sizeOf(bucket, objectKey(owner, sha256))) === undefined)
          await copyToPlace(uploadId, owner, sha256)
      }),
    async read(owner, sha256, range) {
      const content = await readContent(bucket, objectKey(owner, sha256), range)
      return Readable.toWeb(content) as ReadableStream
    },
    uploadIds: () =>
      asking(async () => {
        const found = new Set<string>()
        for (const list of [listKeys, listUnderWay])
          for await (const page of list(bucket, uploadsFolder, pageSize))
            for (const { key } of page) found.add(uploadIdOf(key))
        return [...found]
      }),
    discard: (uploadIds) =>
      asking(async () => {
        for (const uploadId of uploadIds) {
          const key = uploadKey(uploadId)
          for await (const page of listUnderWay(bucket, key, pageSize))
            for (const { multipartId } of page.filter((each) => each.key === key))
              await giveUp(key, multipartId)
          for (const ending of ['', ...besideUpload]) await client.deleteObject({ Bucket, Key: key + ending })
        }
      }),
    objects: (owner) => pagesOf(owner ? folderOf(owner) : objectsFolder),
    remove: (owner, sha256s) =>
      asking(async () => {
        const atOnce = pLimit(10)
        const abortSignal = AbortSignal.timeout(longestRemoval)
        const removing = (sha256: string) =>
          client.deleteObject({ Bucket, Key: objectKey(owner, sha256) }, { abortSignal })
        const removed = await Promise.allSettled(sha256s.map((sha256) => atOnce(() => removing(sha256))))
        // Checked only now, because no removal may continue after the owner is unlocked.
        const failed = removed.find(({ status }) => status === 'rejected')
        if (failed?.status === 'rejected') throw failed.reason
      }),
    tidy: () =>
      asking(async () => {
        const before = new Date(Date.now() - day)
        for await (const page of listUnderWay(bucket, objectsFolder, pageSize))
          for (const { key, multipartId, changedAt } of page)
            if (changedAt < before) await giveUp(key, multipartId)
      }),
  }

  /** A repeated request, after a slow answer, doesn't start again. */
  async function sealedBefore(uploadId: string): Promise<string | undefined> {
    const noted = await ifThere(client.getObject({ Bucket, Key: `${uploadKey(uploadId)}.sha256` }))
    return noted?.Body?.transformToString()
  }

  async function hash(uploadId: string): Promise<string> {
    const Key = uploadKey(uploadId)
    const size = await completeUpload(bucket, Key)
    const hashing = createHash('sha256')
    if (size > 0) await pipeline(await readContent(bucket, Key, { start: 0, end: size - 1 }), hashing)
    const sha256 = hashing.digest('hex')
    await client.putObject({ Bucket, Key: `${Key}.sha256`, Body: sha256 })
    return sha256
  }

  async function* pagesOf(prefix: string): AsyncGenerator<OwnedObjects> {
    const pages = listKeys(bucket, prefix, pageSize)
    for (;;) {
      const { value, done } = await asking(() => pages.next())
      if (done) return
      yield* byOwner(value, new Date(Date.now() - newFor))
    }
  }
}

function byOwner(page: readonly Listed[], before: Date): OwnedObjects[] {
  const found = new Map<string, { owner: Owner; sha256s: string[] }>()
  for (const { key, changedAt } of page) {
    const object = objectOf(key)
    if (!object || changedAt > before) continue
    const { ownerKind, ownerId } = ownerKey(object.owner)
    const own = found.get(`${ownerKind}/${ownerId}`) ?? { owner: object.owner, sha256s: [] }
    own.sha256s.push(object.sha256)
    found.set(`${ownerKind}/${ownerId}`, own)
  }
  return [...found.values()]
}

/**
 * Combines an upload into one object and returns its size. This normally happens with the last byte; if the
 * service ended right then, it happens now. An empty upload has no parts.
 */
async function completeUpload(bucket: Bucket, Key: string): Promise<number> {
  const { client, name: Bucket } = bucket
  const size = await sizeOf(bucket, Key)
  if (size !== undefined) return size
  const known = await ifThere(client.headObject({ Bucket, Key: `${Key}.info` }))
  const UploadId = known?.Metadata?.['upload-id']
  const Parts = UploadId === undefined ? [] : await partsOf(bucket, Key, UploadId)
  if (Parts.length === 0) await client.putObject({ Bucket, Key, Body: new Uint8Array() })
  else
    await client
      .completeMultipartUpload({ Bucket, Key, UploadId, MultipartUpload: { Parts } })
      .catch(async (error) => {
        // It was combined already, and only the answer was lost.
        if (!isMissing(error) || (await sizeOf(bucket, Key)) === undefined) throw error
      })
  return (await sizeOf(bucket, Key)) ?? 0
}

async function partsOf({ client, name: Bucket }: Bucket, Key: string, UploadId: string) {
  const parts: CompletedPart[] = []
  let after: string | undefined
  do {
    const page = await client.listParts({ Bucket, Key, UploadId, PartNumberMarker: after })
    for (const { PartNumber, ETag } of page.Parts ?? []) parts.push({ PartNumber, ETag })
    after = page.IsTruncated ? page.NextPartNumberMarker : undefined
  } while (after !== undefined)
  return parts
}

interface Copy {
  readonly from: string
  readonly to: string
  readonly size: number
  /** Bytes per piece. */
  readonly piece: number
}

/**
 * Copies within the bucket, without transferring the content. A large object is copied in pieces, because S3
 * copies at most 5 GB at once and each piece must finish in time; it doesn't exist before the last one.
 */
async function copyObject({ client, name: Bucket }: Bucket, copy: Copy): Promise<void> {
  const { from, to: Key, size, piece } = copy
  const CopySource = `${Bucket}/${from}`
  if (size <= piece) {
    await client.copyObject({ Bucket, Key, CopySource })
    return
  }
  const { UploadId } = await client.createMultipartUpload({ Bucket, Key })
  const atOnce = pLimit(4)
  const failed = new AbortController()
  const copied = Array.from({ length: Math.ceil(size / piece) }, (_, n) =>
    atOnce(async () => {
      const CopySourceRange = `bytes=${n * piece}-${Math.min(size, (n + 1) * piece) - 1}`
      const part = { Bucket, Key, UploadId, PartNumber: n + 1, CopySource, CopySourceRange }
      const { CopyPartResult } = await client.uploadPartCopy(part, { abortSignal: failed.signal })
      return { PartNumber: n + 1, ETag: CopyPartResult?.ETag }
    }),
  )
  try {
    const Parts = await Promise.all(copied)
    await client.completeMultipartUpload({ Bucket, Key, UploadId, MultipartUpload: { Parts } })
  } catch (error) {
    failed.abort()
    await Promise.allSettled(copied)
    await client.abortMultipartUpload({ Bucket, Key, UploadId }).catch(() => undefined)
    throw error
  }
}
