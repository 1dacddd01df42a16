import { hubPath } from '@atrium/contracts/realtime/contract'
import { following, purposeHeader } from '@atrium/contracts/wire/headers'
import { browserStore } from './stores'

const key = 'usedAt'

/** When this browser last called the service on the person's behalf, in milliseconds since 1970. */
export const lastUse = (): number => Number(browserStore.read(key) ?? Date.now())

/** Notes the requests that count as use of the session. Background requests and the hub connection don't count. */
export const fetchInUse: typeof globalThis.fetch = (asked, options) => {
  const headers = new Headers(options?.headers ?? (asked instanceof Request ? asked.headers : undefined))
  const address = asked instanceof Request ? asked.url : String(asked)
  const isOwn = headers.get(purposeHeader) === following || address.includes(hubPath)
  const isUse = headers.has('authorization') && !isOwn
  if (isUse) browserStore.write(key, String(Date.now()))
  return fetch(asked, options)
}
