import pLimit from 'p-limit'
import type { Bucket } from './openBucket'

interface Copy {
  readonly from: string
  readonly to: string
  readonly size: number
  /** Bytes that are copied at once. */
  readonly piece: number
}

/**
 * Copies within the bucket, without the content coming here. A large one in pieces, as S3 copies no more than 5 GB at
 * once, and so that each is there in time; until the last it isn't there at all.
 */
export async function copyObject({ client, name: Bucket }: Bucket, copy: Copy): Promise<void> {
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
