import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { S3 } from '@aws-sdk/client-s3'
import { Refusal } from '../../platform/refusal/Refusal'
import type { S3Options } from './S3Options'

/** A bucket, and how it is asked. */
export interface Bucket {
  readonly client: S3
  readonly name: string
  /** Runs what asks the store; what goes wrong there is logged and becomes a refusal. */
  asking<T>(work: () => Promise<T>): Promise<T>
}

export function openBucket(options: S3Options): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey, isPathStyle, log, patience = 15_000 } = options
  // It warns of what its later versions will want; which version it is, the lock file says.
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
      // Until an answer begins, what is sent included: a part on a slow line, or many that are put together.
      requestTimeout: patience * 8,
      throwOnRequestTimeout: true,
      // How many come at once is the door's to say; slow readers keep theirs.
      ...{ httpAgent: anyNumber, httpsAgent: anyNumber },
    },
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // Checksums in trailers are Amazon's alone, and TLS notices what is changed on the way.
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
        const told = failureOf(error)
        if (!told) throw error
        log({ level: 'error', event: 'objectStoreFailed', ...told })
        throw storeUnavailable()
      }
    },
  }
}

const anyNumber = { maxSockets: Number.POSITIVE_INFINITY }

/** What goes wrong is logged by `asking`, in a line of our own. */
const ignore = () => undefined

const storeUnavailable = () =>
  new Refusal(
    errorCodes.unavailable,
    '文件存储暂时无法访问，请稍后重试',
    503,
    { retryAfterSeconds: 5 },
    'The files can’t be reached at the moment. Please try again shortly.',
  )

/** What the store, or the way to it, said; undefined: it is none of theirs. */
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

/** Whether the store says that there is no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'name' in error && ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.name)

/** What `work` answers, undefined where there is no such thing. */
export const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error) => {
    if (!isMissing(error)) throw error
    return undefined
  })
