import type { Role } from '@atrium/contracts/shared/role/contract'
import type { Client, TokenSource } from '../wire/client'
import { roleIn } from './api'

interface Watched {
  readonly client: Client
  readonly companyId: string
  readonly tokens: TokenSource
}

/** Asks what the person is in the company, now and whenever somebody signs in. Returns how to stop. */
export function watchRole(
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
