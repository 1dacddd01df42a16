import { domain } from '@atrium/contracts/connections/contract'
import * as v from 'valibot'

/** The domain of a mail address as domains are stored; undefined: it isn't a mail address. */
export function mailDomain(mail: string): string | undefined {
  const [, named] = /^[^\s@"]+@([^\s@/\\?#:]+)$/.exec(mail.trim()) ?? []
  if (named === undefined) return undefined
  const parsed = v.safeParse(domain, named)
  return parsed.success ? parsed.output : undefined
}
