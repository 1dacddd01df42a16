import type { Permission } from '@atrium/contracts/wire/permissions'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { CompanyCall } from '../../ports/Call'
import { companyScope } from '../organisation'

/** The person's scope in each list; undefined: no access. */
export interface Scopes {
  readonly departments: CompanyScope | undefined
  readonly authorisation: CompanyScope | undefined
  readonly orders: CompanyScope | undefined
}

export async function scopesOf({ db, person, company }: CompanyCall): Promise<Scopes> {
  const [departments, authorisation, orders] = await Promise.all([
    scopeFor('departments'),
    scopeFor('authorisation'),
    scopeFor('orders'),
  ])
  return { departments, authorisation, orders }

  async function scopeFor(permission: Permission) {
    if (company.role === 'member') return undefined
    if (company.role === 'superAdministrator') return company
    return companyScope(db, person, company.companyId, { role: 'administrator', permissions: [permission] })
  }
}
