import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { departments, permissionGroups } from '../organisation/tables'
import type { ProviderIdentity } from './ConnectionProtocol'
import type { Joining } from './Joining'

/** Where somebody belongs by a connection's mappings. */
export interface Placement {
  readonly departmentId: string
  readonly departmentName: string
  /** The mapped groups that fit. */
  readonly groupIds: readonly string[]
  readonly groupNames: readonly string[]
  /** Every group that a mapping names and that exists, whether it fits or not. */
  readonly mappedGroupIds: readonly string[]
  /** Ids of mapped departments and groups that the company has deleted. */
  readonly missing: readonly string[]
}

/**
 * Applies the mappings to what an identity provider states, within this company only. People who fit none belong to
 * the default department; a deleted one counts as if it weren't mapped.
 */
export async function findPlacement(
  db: Connection,
  companyId: string,
  { departmentId, departments: byClaim, groups }: Joining,
  { claims }: Pick<ProviderIdentity, 'claims'>,
): Promise<Placement> {
  const fits = ({ claim, value }: { readonly claim: string; readonly value: string }) =>
    claims[claim]?.includes(value) === true
  const wanted = [
    ...byClaim.filter(fits).map((one) => one.departmentId),
    ...(departmentId === null ? [] : [departmentId]),
  ]
  const existing = await db
    .select({ id: departments.id, name: departments.name, parentId: departments.parentId })
    .from(departments)
    .where(
      and(
        eq(departments.companyId, companyId),
        or(isNull(departments.parentId), wanted.length > 0 ? inArray(departments.id, wanted) : undefined),
      ),
    )
  const found = wanted.map((id) => existing.find((one) => one.id === id)).find((one) => one !== undefined)
  const target = found ?? existing.find(({ parentId }) => parentId === null)
  if (!target) throw new Error(`Company ${companyId} has no top department.`)
  const named = [...new Set(groups.map(({ groupId }) => groupId))]
  const known =
    named.length === 0
      ? []
      : await db
          .select({ id: permissionGroups.id, name: permissionGroups.name })
          .from(permissionGroups)
          .where(and(eq(permissionGroups.companyId, companyId), inArray(permissionGroups.id, named)))
  const fitting = new Set(groups.filter(fits).map(({ groupId }) => groupId))
  const own = known.filter(({ id }) => fitting.has(id))
  return {
    departmentId: target.id,
    departmentName: target.name,
    groupIds: own.map(({ id }) => id),
    groupNames: own.map(({ name }) => name),
    mappedGroupIds: known.map(({ id }) => id),
    missing: [
      ...wanted.filter((id) => !existing.some((one) => one.id === id)),
      ...[...fitting].filter((id) => !known.some((one) => one.id === id)),
    ],
  }
}
