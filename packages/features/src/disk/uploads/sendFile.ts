import { uploadPath } from '@atrium/contracts/disk/contract'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { type DetailedError, Upload } from 'tus-js-client'
import type { Host } from '../../shared/host/host'
import { Failure, type FailureKind } from '../../shared/wire/Failure'

export interface Sending {
  /** Resolves when the service has all of it, or when it was stopped. */
  readonly sent: Promise<void>
  stop(): void
}

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
  let isRefused = false
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
      token = isRefused ? await tokens?.renewToken?.(token) : await tokens?.getToken()
      isRefused = false
      if (!token) return
      request.setHeader('authorization', `Bearer ${token}`)
      const path = `${uploadPath}/${uploadId}`
      const proof = await tokens?.proveToken?.(request.getMethod(), path, token)
      if (proof) request.setHeader(browserProofHeader, proof)
    },
    onShouldRetry(error) {
      const status = statusOf(error)
      isRefused = status === 401
      return kindOf(status) === 'offline' || kindOf(status) === 'unavailable' || isRefused
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

/** 0: there was no answer. */
const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0

function kindOf(status: number): FailureKind {
  if (status === 0) return 'offline'
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'signedInElsewhere'
  return status === 404 || status === 410 ? 'missing' : 'unavailable'
}
