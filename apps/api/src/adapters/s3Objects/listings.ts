import type { ListMultipartUploadsCommandOutput } from '@aws-sdk/client-s3'
import type { Bucket } from './openBucket'

export interface Listed {
  readonly key: string
  readonly changedAt: Date
}

/** The objects below a prefix, a page at a time. */
export async function* listKeys({ client, name }: Bucket, prefix: string, pageSize: number) {
  let token: string | undefined
  do {
    const page = await client.listObjectsV2({
      Bucket: name,
      Prefix: prefix,
      MaxKeys: pageSize,
      ContinuationToken: token,
    })
    yield (page.Contents ?? []).map(
      ({ Key = '', LastModified = new Date(0) }): Listed => ({ key: Key, changedAt: LastModified }),
    )
    token = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (token !== undefined)
}

export interface UnderWay extends Listed {
  readonly multipartId: string
}

/** Unfinished multipart uploads below a prefix. */
export async function* listUnderWay({ client, name }: Bucket, prefix: string, pageSize: number) {
  let after: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
  while (after) {
    const page: ListMultipartUploadsCommandOutput = await client.listMultipartUploads({
      Bucket: name,
      Prefix: prefix,
      MaxUploads: pageSize,
      ...after,
    })
    yield (page.Uploads ?? []).map(
      ({ Key = '', UploadId = '', Initiated = new Date(0) }): UnderWay => ({
        key: Key,
        multipartId: UploadId,
        changedAt: Initiated,
      }),
    )
    after = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : undefined
  }
}
