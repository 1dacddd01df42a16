import type { Role } from '@atrium/contracts/shared/role/contract'
import { useEffect, useMemo, useState } from 'react'
import type { Host } from '../host/host'
import type { Client, TokenSource } from '../wire/client'
import { askForStanding, type Standing } from './api'

interface Asked extends Pick<Host, 'companyId'> {
  /** The host's answer; otherwise it is requested. */
  readonly told: Role | undefined
  readonly tokens: TokenSource | undefined
  /** The answer of the provider around, which has the same tokens. */
  readonly covers: Covers | undefined
}

type Covers = Host['covers']

interface Known {
  /** Undefined until it is known, or if it can't be: then everything is shown, and the service decides. */
  readonly role: Role | undefined
  /** Whether the page's token covers the scope. A site's token covers nothing until its scopes are known. */
  readonly covers: Covers
}

/** The person's role in the company, and what the tokens of an embedding site cover. */
export function useStanding(client: Client, { companyId, told, tokens, covers }: Asked): Known {
  const [standing, setStanding] = useState<Standing | 'unknown'>()
  const isOfSite = tokens?.isOfSite ?? false
  const lacksRole = told === undefined && companyId !== undefined
  const lacksScopes = isOfSite && covers === undefined
  const isAsked = tokens !== undefined && (lacksRole || lacksScopes)

  useEffect(() => {
    if (isAsked) return watchStanding(client, tokens, setStanding)
  }, [client, tokens, isAsked])

  const answer = standing === 'unknown' ? undefined : standing
  const scopes = answer?.scopes
  const isUnknown = isOfSite && standing === undefined
  const own = useMemo<Covers>(
    () => (scope) => !isUnknown && (scopes === undefined || scopes.has(scope)),
    [isUnknown, scopes],
  )
  return {
    role: told ?? (companyId === undefined ? undefined : answer?.roles.get(companyId)),
    covers: covers ?? own,
  }
}

/**
 * Requests what the service lets the page do, now and after each sign-in or new token. Returns the function that stops
 * it. After a failure, the last answer stays.
 */
function watchStanding(
  client: Client,
  tokens: TokenSource,
  onStanding: (change: (last: Standing | 'unknown' | undefined) => Standing | 'unknown') => void,
): () => void {
  let isStopped = false
  async function ask() {
    if (!(await tokens.getToken())) return
    const standing = await askForStanding(client)
    if (!isStopped) onStanding(() => standing)
  }
  const askQuietly = () =>
    void ask().catch(() => {
      if (!isStopped) onStanding((last) => last ?? 'unknown')
    })
  askQuietly()
  const unsubscribe = tokens.subscribe?.(askQuietly)
  return () => {
    isStopped = true
    unsubscribe?.()
  }
}
