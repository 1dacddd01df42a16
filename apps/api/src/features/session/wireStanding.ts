import type { Standing } from './standing'

export const wireStanding = ({ failedCount, proofRequired, lockedUntil }: Standing, now: Date) => ({
  failedCount,
  captchaRequired: proofRequired,
  lockedUntil: lockedUntil?.toISOString() ?? null,
  retryAfterSeconds: lockedUntil ? Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000) : 0,
})
