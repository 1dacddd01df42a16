import { departmentNameLength } from '@atrium/contracts/departments/contract'
import { text } from '@atrium/contracts/wire/contract'
import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import type { Directory } from '../directories'
import { type PlacedDepartment, placedDepartment } from '../organisation'
import { departments } from '../organisation/tables'
import { ownGroupSchema } from './attributes'
import { isObject, type Json } from './readResource'
import { invalidValue } from './ScimError'

/** A directory sees the whole company, as the super administrator who added it. */
export const scopeOf = ({ companyId }: Directory) =>
  ({ companyId, role: 'superAdministrator', departmentPaths: null }) as const

export async function findTop(db: Connection, { companyId }: Directory): Promise<PlacedDepartment> {
  const [top] = await db
    .select(placedDepartment)
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.parentId)))
  if (!top) throw new Error(`The company “${companyId}” has no top department.`)
  return top
}

const departmentName = text(departmentNameLength, 1)

export function nameIn({ displayName }: Json): string {
  const parsed = v.safeParse(departmentName, displayName)
  if (parsed.success) return parsed.output
  throw invalidValue(`displayName must have 1 to ${departmentNameLength} visible characters.`)
}

export function parentIn(resource: Json): string | undefined {
  const own = resource[ownGroupSchema]
  return isObject(own) && typeof own.parent === 'string' ? own.parent : undefined
}

export function memberIdsIn({ members }: Json): string[] {
  const all = Array.isArray(members) ? members.filter(isObject) : []
  if (all.some(({ type }) => type !== undefined && String(type).toLowerCase() !== 'user'))
    throw invalidValue('Members of groups are users. A department below another one states its parent.')
  if (all.some(({ value }) => typeof value !== 'string')) throw invalidValue('members.value is required.')
  return [...new Set(all.map(({ value }) => String(value)))]
}
