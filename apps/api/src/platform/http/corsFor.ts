import {
  browserProofHeader,
  changeHeader,
  codeChallengeHeader,
  companyHeader,
  purposeHeader,
} from '@atrium/contracts/wire/headers'
import { cors } from 'hono/cors'

/** Lets registered sites call the service with a token of their own; cookies play no part. */
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
      // What an upload by tus says of itself.
      'tus-resumable',
      'upload-offset',
      // What a SignalR client says of itself.
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
