import { uploadPath } from '@atrium/contracts/disk/contract'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client'
import type { Host } from '../../shared/host/host'
import { isUnproven } from '../../shared/wire/Answer'
import { Failure, type FailureKind } from '../../shared/wire/Failure'

export interface Sending {
  /** Resolves when the service has all of it, or when it was stopped. */
  readonly sent: Promise<void>
  stop(): void
}

/** What the service didn't accept in the last request. */
type Refused = 'proof' | 'token' | undefined

interface Given {
  readonly file: File
  readonly uploadId: string
  readonly service: Host['service']
  readonly onSent: (bytes: number) => void
}

/** Size of one request: a broken one loses little, and none exceeds a server's time limit. */
const chunkSize = 32 * 1024 * 1024
/** In milliseconds, after each failed attempt. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 30_000]

/** Sends a file's content, starting with the part that the service lacks. */
export function sendFile({ file, uploadId, service: { baseUrl, tokens }, onSent }: Given): Sending {
  let token: string | undefined
  let refused: Refused
  let resolve: () => void = () => undefined
  let reject: (failure: Failure) => void = () => undefined
  const sent = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  const upload = new Upload(file, {
    uploadUrl: `${baseUrl}${uploadPath}/${uploadId}`,
    chunkSize,
    retryDelays,
    storeFingerprintForResuming: false,
    async onBeforeRequest(request) {
      token = refused === 'token' ? await tokens?.renewToken?.(token) : await tokens?.getToken()
      if (!token) return
      request.setHeader('authorization', `Bearer ${token}`)
      const path = `${uploadPath}/${uploadId}`
      const proof = await tokens?.proveToken?.(request.getMethod(), path, token)
      if (proof) request.setHeader(browserProofHeader, proof)
    },
    onAfterResponse(request, response) {
      const isProven = request.getHeader(browserProofHeader) !== undefined
      refused = refusedBy(response, isProven, refused)
    },
    onShouldRetry(error) {
      const kind = kindOf(statusOf(error))
      return kind === 'offline' || kind === 'unavailable' || kind === 'unauthenticated'
    },
    onProgress: onSent,
    onSuccess: () => resolve(),
    onError: (error) => reject(new Failure(kindOf(statusOf(error)))),
  })
  upload.start()
  return {
    sent,
    stop() {
      upload.abort().catch(() => undefined)
      resolve()
    },
  }
}

/**
 * A proof works once, and the answer to the first may have been lost on the way, so the next request has the same token
 * and a new proof. If that is refused too, or the token is, the next request has another token.
 */
function refusedBy(response: HttpResponse, isProven: boolean, before: Refused): Refused {
  if (response.getStatus() !== 401) return undefined
  if (before === 'proof') return 'token'
  const text = response.getBody() ?? ''
  // The answer to HEAD has no body, so it may be either.
  const mayBeProof = text === '' ? isProven : isUnproven({ status: 401, text })
  return mayBeProof ? 'proof' : 'token'
}

/** 0: there was no answer. */
const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0

function kindOf(status: number): FailureKind {
  if (status === 0) return 'offline'
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'signedInElsewhere'
  return status === 404 || status === 410 ? 'missing' : 'unavailable'
}
