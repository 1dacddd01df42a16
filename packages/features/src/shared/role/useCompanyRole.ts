import type { Role } from '@atrium/contracts/shared/role/contract'
import { useEffect, useState } from 'react'
import type { Host } from '../host/host'
import type { Client, TokenSource } from '../wire/client'
import { watchRole } from './watchRole'

interface Asked extends Pick<Host, 'companyId'> {
  /** What the host says; what it doesn't say is asked for. */
  readonly told: Role | undefined
  readonly tokens: TokenSource | undefined
}

/**
 * What the person is in the company. Undefined until it is known, and where it can't be: then everything is shown,
 * and the service has the last word.
 */
export function useCompanyRole(client: Client, { companyId, told, tokens }: Asked): Role | undefined {
  const [asked, setAsked] = useState<{ readonly companyId: string; readonly role: Role | undefined }>()

  useEffect(() => {
    if (told !== undefined || companyId === undefined || tokens === undefined) return
    return watchRole({ client, companyId, tokens }, (role) => setAsked({ companyId, role }))
  }, [client, companyId, told, tokens])

  return told ?? (asked?.companyId === companyId ? asked?.role : undefined)
}
