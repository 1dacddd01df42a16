import { companyKeys } from '@atrium/contracts/wire/contract'
import type { RawInput } from './request/readRequest'

/**
 * The company that header and arguments name together: `null` if they name none, `undefined` if they
 * contradict each other or contain no valid id.
 */
export function namedCompany(header: string | undefined, raw: RawInput): string | null | undefined {
  const named = new Set<unknown>(header ? [header] : [])
  for (const part of [raw.params, raw.query, raw.body]) {
    if (typeof part !== 'object' || part === null) continue
    for (const key of companyKeys) {
      if (Object.hasOwn(part, key)) named.add(Reflect.get(part, key))
    }
  }
  if (named.size > 1) return undefined
  const [company = null] = named
  if (company === null) return null
  return typeof company === 'string' && /^[\w-]{1,64}$/.test(company) ? company : undefined
}
