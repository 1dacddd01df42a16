import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { S3 } from '@aws-sdk/client-s3'
import { Refusal } from '../../platform/refusal/Refusal'
import type { S3Options } from './S3Options'

/** A bucket with its client. */
export interface Bucket {
  readonly client: S3
  readonly name: string
  /** Runs a request to the store; failures are logged and become refusals. */
  asking<T>(work: () => Promise<T>): Promise<T>
}

export function openBucket(options: S3Options): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey, isPathStyle, log, patience = 15_000 } = options
  // The SDK warns about requirements of later versions; the lockfile pins ours.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const client = new S3({
    region,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: Math.min(patience, 5000),
      socketTimeout: patience,
      // Until an answer begins, including sending: a part over a slow connection, or combining many parts.
      requestTimeout: patience * 8,
      throwOnRequestTimeout: true,
      // The service's request limits bound the number of connections; slow readers keep theirs.
      httpAgent: anyNumber,
      httpsAgent: anyNumber,
    },
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // Checksums in trailers are specific to Amazon, and TLS detects changes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    client,
    name: options.bucket,
    async asking(work) {
      try {
        return await work()
      } catch (error) {
        const failure = failureOf(error)
        if (!failure) throw error
        log({ level: 'error', event: 'objectStoreFailed', ...failure })
        throw storeUnavailable()
      }
    },
  }
}

const anyNumber = { maxSockets: Number.POSITIVE_INFINITY }

/** `asking` logs failures. */
const ignore = () => undefined

const storeUnavailable = () => new Refusal(wireRefusals.filesUnavailable)

/** A failure of the store or the connection; undefined for other errors. */
function failureOf(error: unknown) {
  if (!(error instanceof Error) || error instanceof Refusal) return undefined
  const { name, message } = error
  const { $metadata, code } = error as Error & {
    $metadata?: { httpStatusCode?: number; requestId?: string }
    code?: string
  }
  const isOfNetwork = name === 'TimeoutError' || networkCode.test(code ?? '')
  if (!$metadata && !isOfNetwork) return undefined
  return {
    reason: name,
    code,
    message,
    status: $metadata?.httpStatusCode,
    storeRequestId: $metadata?.requestId,
  }
}

const networkCode =
  /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_)|ERR_(TLS|SSL|STREAM_PREMATURE)|CERT_|UNABLE_TO|DEPTH_|SELF_)/

/** Whether the store says that the object doesn't exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'name' in error && ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.name)

/** The result of `work`, or undefined if the object doesn't exist. */
export const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error) => {
    if (!isMissing(error)) throw error
    return undefined
  })
