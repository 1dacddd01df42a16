import type { CompletedPart } from '@aws-sdk/client-s3'
import { type Bucket, ifThere, isMissing } from './openBucket'
import { sizeOf } from './readContent'

/**
 * An upload as one object, and how large it is. It is put together with its last byte; should the service have ended
 * right then, it is put together now. Of an empty file nothing ever came.
 */
export async function completeUpload(bucket: Bucket, Key: string): Promise<number> {
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
        // Put together already, and only the answer was lost.
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
