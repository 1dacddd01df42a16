import { memberPermissions } from '@atrium/contracts/members/contract'
import type { CompanyCall } from '../../ports/Call'
import { companyScope } from '../organisation'

type MemberPermission = (typeof memberPermissions)[number]

/** What the caller may do with members of the department at this path. */
export async function permissionsOver(
  { db, person, company }: CompanyCall,
  path: string,
): Promise<MemberPermission[]> {
  if (company.departmentPaths === null) return [...memberPermissions]
  if (company.role === 'member') return []
  const held: MemberPermission[] = []
  for (const permission of memberPermissions) {
    const need = { role: 'administrator', permissions: [permission] } as const
    const scope = await companyScope(db, person, company.companyId, need)
    if (scope?.departmentPaths?.some((outer) => path.startsWith(outer))) held.push(permission)
  }
  return held
}
