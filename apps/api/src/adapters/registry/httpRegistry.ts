import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import * as v from 'valibot'
import type { Log } from '../../platform/process/Log'
import { Refusal } from '../../platform/refusal/Refusal'
import type { CompanyRegistry } from '../../ports/CompanyRegistry'

interface HttpRegistryOptions {
  /** Address to which `?word=…` is added. */
  readonly url: string
  /** Sent as the authorization header. */
  readonly token: string
  readonly log: Log
  /** Milliseconds until a request without an answer fails. Default: 5,000. */
  readonly timeout?: number
}

const answer = v.object({
  error_code: v.number(),
  reason: v.optional(v.string(), ''),
  result: v.nullish(
    v.object({ items: v.array(v.object({ name: v.string(), creditCode: v.nullish(v.string(), '') })) }),
  ),
})

const notFound = 300_000
const mostEntries = 10

/** Queries a registry with Tianyancha's API. */
export function httpRegistry({ url, token, log, timeout = 5000 }: HttpRegistryOptions): CompanyRegistry {
  return {
    async search(word) {
      const { error_code, reason, result } = await ask(url, token, word, timeout, log)
      if (error_code === notFound) throw new Refusal(certificationRefusals.notInRegistry)
      if (error_code !== 0)
        throw new Refusal(certificationRefusals.registryRefused({ reason: reason.slice(0, 200) }))
      const entries = (result?.items ?? []).slice(0, mostEntries)
      if (entries.length === 0) throw new Refusal(certificationRefusals.notInRegistry)
      return entries.map(({ name, creditCode }) => ({ name: plain(name), code: creditCode ?? '' }))
    },
  }
}

async function ask(url: string, token: string, word: string, timeout: number, log: Log) {
  const address = new URL(url)
  address.searchParams.set('word', word)
  try {
    const response = await fetch(address, {
      headers: { authorization: token },
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`answered with ${response.status}`)
    return v.parse(answer, await response.json())
  } catch (error) {
    if (error instanceof Refusal) throw error
    log({
      level: 'warning',
      event: 'registryFailed',
      reason: error instanceof Error ? error.name : 'unknown',
    })
    throw new Refusal(certificationRefusals.registryFailed)
  }
}

/** The registry marks matches with tags. */
const plain = (name: string) => name.replace(/<\/?em>/g, '')
