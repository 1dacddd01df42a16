import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Owner } from '../../platform/owner/Owner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { Refusal } from '../../platform/refusal/Refusal'
import { companyScope } from '../organisation'

/** The caller, and the owner of the disk. */
export interface DiskCall {
  readonly db: Connection
  readonly person: { readonly userId: string }
  readonly owner: Owner
  readonly company?: CompanyScope
}

/** Whether the caller may change everything: on their own disk, or as an administrator with the permission `disk`. */
async function seesToAll({ db, person, company }: DiskCall): Promise<boolean> {
  if (!company || company.role === 'superAdministrator') return true
  if (company.role === 'member') return false
  const need = { role: 'administrator', permissions: ['disk'] } as const
  return (await companyScope(db, person, company.companyId, need)) !== undefined
}

/** Whether the caller may change a row of `disk_nodes`. For a folder, this includes its contents, also in the bin. */
export async function isChangeable(call: DiskCall): Promise<SQL<boolean>> {
  if (await seesToAll(call)) return sql<boolean>`true`
  const { ownerKind, ownerId } = ownerKey(call.owner)
  const { userId } = call.person
  return sql<boolean>`(disk_nodes.created_by = ${userId} and not exists (
    with recursive down as (
      select n.id, n.created_by from disk_nodes n
      where n.owner_kind = ${ownerKind} and n.owner_id = ${ownerId} and n.parent_id = disk_nodes.id
      union all
      select n.id, n.created_by from down
      join disk_nodes n on n.owner_kind = ${ownerKind} and n.owner_id = ${ownerId} and n.parent_id = down.id
    ) select 1 from down where created_by <> ${userId}
  ))`
}

/** @throws Refusal if the caller may not change one of them */
export function requireChangeable(nodes: readonly { readonly canChange: boolean }[]): void {
  if (!nodes.every(({ canChange }) => canChange)) throw new Refusal(diskRefusals.notYours)
}
