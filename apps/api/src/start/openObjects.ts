import { join } from 'node:path'
import { openObjectFiles } from '../adapters/objectFiles/openObjectFiles'
import { writeLog } from '../platform/process/writeLog'
import type { ObjectStore } from '../ports/ObjectStore'
import type { Configuration } from './readConfiguration'

type Choice = Pick<Configuration, 's3' | 'dataDirectory'>

/** The store of the cloud disk. The S3 client is loaded only if S3 is configured. */
export async function openObjects({ s3, dataDirectory }: Choice): Promise<ObjectStore> {
  if (!s3) return openObjectFiles(join(dataDirectory, 'disk'))
  const { openS3Objects } = await import('../adapters/s3Objects/openS3Objects')
  return openS3Objects({ ...s3, log: writeLog })
}

/** @throws StartFailure if the store can't be used as configured */
export async function requireObjects({ s3 }: Choice): Promise<void> {
  if (!s3) return
  const { requireBucket } = await import('../adapters/s3Objects/requireBucket')
  await requireBucket(s3)
}
