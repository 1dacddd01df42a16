import {
  browserProofHeader,
  changeHeader,
  codeChallengeHeader,
  companyHeader,
  purposeHeader,
} from '@atrium/contracts/wire/headers'
import type { Context } from 'hono'
import { cors } from 'hono/cors'

/**
 * Lets registered sites call the service with their own token; no cookies are used.
 *
 * @param origins may do everything
 * @param isSite whether an origin may use tokens of embedding sites; {@link isFromSite} tells its requests apart
 */
export const corsFor = (origins: readonly string[], isSite: (origin: string) => Promise<boolean>) =>
  cors({
    async origin(origin, context) {
      if (origins.includes(origin)) return origin
      if (!origin || !(await isSite(origin))) return null
      context.set(fromSite, true)
      return origin
    },
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'authorization',
      'content-type',
      'appid',
      'idempotency-key',
      companyHeader,
      changeHeader,
      browserProofHeader,
      codeChallengeHeader,
      purposeHeader,
      // Headers of tus uploads.
      'tus-resumable',
      'upload-offset',
      // Headers of SignalR clients.
      'x-requested-with',
      'x-signalr-user-agent',
    ],
    exposeHeaders: [
      'content-disposition',
      'retry-after',
      'x-request-id',
      'tus-resumable',
      'upload-length',
      'upload-offset',
    ],
    maxAge: 600,
  })

const fromSite = 'isFromSite'

/** Whether the request comes from an origin that may only use tokens of embedding sites. */
export const isFromSite = (context: Context): boolean => context.get(fromSite) === true
