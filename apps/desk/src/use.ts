import { following, purposeHeader } from '@atrium/contracts/wire/headers'
import { browserStore } from './stores'

const key = 'usedAt'

/** When this browser last called the service on the person's behalf, in milliseconds since 1970. */
export const lastUse = (): number => Number(browserStore.read(key) ?? Date.now())

/** Requests that count as use of the session; what a page asks by itself doesn't. */
export const fetchInUse: typeof globalThis.fetch = (asked, options) => {
  const headers = new Headers(options?.headers ?? (asked instanceof Request ? asked.headers : undefined))
  const isUse = headers.has('authorization') && headers.get(purposeHeader) !== following
  if (isUse) browserStore.write(key, String(Date.now()))
  return fetch(asked, options)
}
