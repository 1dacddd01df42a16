import {
  browserProofHeader,
  changeHeader,
  codeChallengeHeader,
  companyHeader,
  purposeHeader,
} from '@atrium/contracts/wire/headers'
import { cors } from 'hono/cors'

/** Lets registered sites call the service with their own token; no cookies are used. */
export const corsFor = (origins: readonly string[]) =>
  cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
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
