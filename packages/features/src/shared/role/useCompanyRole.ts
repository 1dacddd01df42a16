import { useEffect, useState } from 'react'
import type { Client, TokenSource } from '../client'
import type { Host } from '../host'
import { type Role, roleContract } from './contract'

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
    const company = companyId
    let left = false
    async function ask() {
      if (!(await tokens?.getToken())) return
      const { enterprises } = await client(roleContract.getRoles, {})
      const own = enterprises.find(({ enterpriseId }) => enterpriseId === company)
      if (!left) setAsked({ companyId: company, role: own?.userRole })
    }
    const askQuietly = () => void ask().catch(() => {})
    askQuietly()
    const unsubscribe = tokens.subscribe?.(askQuietly)
    return () => {
      left = true
      unsubscribe?.()
    }
  }, [client, companyId, told, tokens])

  return told ?? (asked?.companyId === companyId ? asked?.role : undefined)
}
