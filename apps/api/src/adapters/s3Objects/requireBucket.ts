import { randomId } from '../../platform/keys/randomId'
import { StartFailure } from '../../platform/process/StartFailure'
import { objectsFolder, uploadsFolder } from './keys'
import { type Bucket, openBucket } from './openBucket'
import type { S3Choice } from './S3Choice'

/**
 * Tests everything that the service will do, so that wrong settings end the start and not the first upload.
 * @throws StartFailure with advice
 */
export async function requireBucket(choice: S3Choice): Promise<void> {
  const bucket = openBucket({ ...choice, log: () => undefined, patience: 5000 })
  try {
    for (const [permission, step] of stepsOf(bucket))
      await step().catch((error) => {
        throw new StartFailure(explain(error, permission, choice))
      })
  } finally {
    bucket.client.destroy()
  }
}

function stepsOf({ client, name: Bucket }: Bucket): [permission: string, step: () => Promise<unknown>][] {
  const Key = `${uploadsFolder}start-${randomId()}`
  const copy = `${Key}.part`
  return [
    ['s3:ListBucket', () => client.listObjectsV2({ Bucket, Prefix: objectsFolder, MaxKeys: 1 })],
    [
      's3:ListBucketMultipartUploads',
      () => client.listMultipartUploads({ Bucket, Prefix: uploadsFolder, MaxUploads: 1 }),
    ],
    ['s3:PutObject', () => client.putObject({ Bucket, Key, Body: 'start' })],
    ['s3:GetObject', () => client.copyObject({ Bucket, Key: copy, CopySource: `${Bucket}/${Key}` })],
    ['s3:DeleteObject', () => client.deleteObject({ Bucket, Key })],
    ['s3:DeleteObject', () => client.deleteObject({ Bucket, Key: copy })],
    [
      's3:AbortMultipartUpload',
      async () => {
        const { UploadId } = await client.createMultipartUpload({ Bucket, Key })
        await client.listParts({ Bucket, Key, UploadId })
        await client.abortMultipartUpload({ Bucket, Key, UploadId })
      },
    ],
  ]
}

function explain(
  error: Error & { $metadata?: { httpStatusCode?: number } },
  permission: string,
  choice: S3Choice,
) {
  const { bucket, endpoint = `Amazon S3 in ${choice.region}`, accessKeyId } = choice
  const status = error.$metadata?.httpStatusCode
  switch (error.name) {
    case 'NoSuchBucket':
      return `There is no bucket ${bucket} at ${endpoint}. Create it, or set S3_BUCKET to one that is there.`
    case 'InvalidAccessKeyId':
      return `${endpoint} doesn’t know the key ${accessKeyId}. Set S3_ACCESS_KEY_ID to a key of that store.`
    case 'SignatureDoesNotMatch':
      return `${endpoint} refuses the signature. Set S3_SECRET_ACCESS_KEY to the secret of ${accessKeyId}, and S3_REGION to the bucket’s region.`
    case 'RequestTimeTooSkewed':
      return `The clock of this machine is too far from the one of ${endpoint}. Set it right.`
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return `The bucket ${bucket} isn’t in the region ${choice.region}. Set S3_REGION to its region, and S3_ENDPOINT, if any, to that region’s.`
  }
  if (status === 403)
    return `The key ${accessKeyId} may not do ${permission} in the bucket ${bucket}. Give it what docs/operating.md lists under “The cloud disk in an S3-compatible store”.`
  if (status === 404)
    return `There is no bucket ${bucket} at ${endpoint}. Create it, set S3_BUCKET to one that is there, or change S3_PATH_STYLE.`
  if (status === undefined)
    return `The object store at ${endpoint} can’t be reached (${error.name}: ${error.message}). Look at S3_ENDPOINT, S3_PATH_STYLE and the way there.`
  return `The object store at ${endpoint} refuses ${permission} in the bucket ${bucket} (${status} ${error.name}: ${error.message}).`
}
