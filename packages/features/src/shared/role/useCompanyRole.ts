import type { Role } from '@atrium/contracts/shared/role/contract'
import { useEffect, useState } from 'react'
import type { Host } from '../host/host'
import type { Client, TokenSource } from '../wire/client'
import { roleIn } from './api'

interface Asked extends Pick<Host, 'companyId'> {
  /** The host's answer; otherwise it is requested. */
  readonly told: Role | undefined
  readonly tokens: TokenSource | undefined
}

/**
 * The person's role in the company. Undefined until it is known, or if it can't be: then everything is shown, and the
 * service decides.
 */
export function useCompanyRole(client: Client, { companyId, told, tokens }: Asked): Role | undefined {
  const [asked, setAsked] = useState<{ readonly companyId: string; readonly role: Role | undefined }>()

  useEffect(() => {
    if (told !== undefined || companyId === undefined || tokens === undefined) return
    return watchRole({ client, companyId, tokens }, (role) => setAsked({ companyId, role }))
  }, [client, companyId, told, tokens])

  return told ?? (asked?.companyId === companyId ? asked?.role : undefined)
}

interface Watched {
  readonly client: Client
  readonly companyId: string
  readonly tokens: TokenSource
}

/** Requests the person's role in the company, now and after each sign-in. Returns the function that stops it. */
function watchRole(
  { client, companyId, tokens }: Watched,
  onRole: (role: Role | undefined) => void,
): () => void {
  let isStopped = false
  async function ask() {
    if (!(await tokens.getToken())) return
    const role = await roleIn(companyId, client)
    if (!isStopped) onRole(role)
  }
  const askQuietly = () => void ask().catch(() => {})
  askQuietly()
  const unsubscribe = tokens.subscribe?.(askQuietly)
  return () => {
    isStopped = true
    unsubscribe?.()
  }
}
