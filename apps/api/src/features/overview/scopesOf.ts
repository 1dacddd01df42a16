import type { Permission } from '@atrium/contracts/wire/permissions'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { CompanyCall } from '../../ports/Call'
import { companyScope } from '../organisation'

const asked = ['authorisation', 'orders', 'invitations', 'company'] as const satisfies readonly Permission[]

/** Where the person may do what the home leads to; undefined: nowhere. */
export type Scopes = Readonly<Record<(typeof asked)[number], CompanyScope | undefined>>

export async function scopesOf({ db, person, company }: CompanyCall): Promise<Scopes> {
  const scopes = await Promise.all(asked.map((permission) => scopeFor(permission)))
  const [authorisation, orders, invitations, certifying] = scopes
  return { authorisation, orders, invitations, company: certifying }

  async function scopeFor(permission: Permission) {
    if (company.role === 'member') return undefined
    if (company.role === 'superAdministrator') return company
    return companyScope(db, person, company.companyId, { role: 'administrator', permissions: [permission] })
  }
}
