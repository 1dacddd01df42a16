import { mostDepartmentsOfGroup, mostMembersOfGroup } from '@atrium/contracts/administrators/contract'
import { isVisible } from '@atrium/contracts/wire/contract'
import type { Permission } from '@atrium/contracts/wire/permissions'
import type { Candidate, Group } from './api'

/** The values of a group's form. */
export interface GroupValues {
  readonly groupName: string
  readonly permissions: readonly Permission[]
  readonly departmentIds: readonly string[]
  readonly members: readonly Candidate[]
}

const groupFields = ['groupName', 'permissions', 'departmentIds', 'members'] as const
export type GroupField = (typeof groupFields)[number]

export const noValues: GroupValues = { groupName: '', permissions: [], departmentIds: [], members: [] }

export const valuesOf = ({ groupName, permissions, departmentIds, members }: Group): GroupValues => ({
  groupName,
  permissions,
  departmentIds,
  members,
})

export const isSame = (one: GroupValues, other: GroupValues): boolean =>
  groupFields.every((field) => isSameIn(field, one, other))

/**
 * Merges two people's versions of the same group. A value that only one of them changed is taken from that one;
 * a value that both changed differently stays as in `mine`.
 */
export function mergeValues(base: GroupValues, mine: GroupValues, theirs: GroupValues) {
  const untouched = (field: GroupField) => isSameIn(field, mine, base)
  const values: GroupValues = {
    groupName: untouched('groupName') ? theirs.groupName : mine.groupName,
    permissions: untouched('permissions') ? theirs.permissions : mine.permissions,
    departmentIds: untouched('departmentIds') ? theirs.departmentIds : mine.departmentIds,
    members: untouched('members') ? theirs.members : mine.members,
  }
  const conflicts = groupFields.filter(
    (field) => !untouched(field) && !isSameIn(field, theirs, base) && !isSameIn(field, mine, theirs),
  )
  return { values, conflicts }
}

export type Problem = 'required' | 'tooMany'

/** Errors of the values that can be found without the service. */
export function problemsOf(values: GroupValues): Partial<Record<GroupField, Problem>> {
  const { groupName, permissions, departmentIds, members } = values
  return {
    ...(!isVisible(groupName) && { groupName: 'required' }),
    ...(permissions.length === 0 && { permissions: 'required' }),
    ...(departmentIds.length === 0 && { departmentIds: 'required' }),
    ...(departmentIds.length > mostDepartmentsOfGroup && { departmentIds: 'tooMany' }),
    ...(members.length > mostMembersOfGroup && { members: 'tooMany' }),
  }
}

/** Ignores the order. */
function isSameIn(field: GroupField, one: GroupValues, other: GroupValues): boolean {
  if (field === 'groupName') return one.groupName.trim() === other.groupName.trim()
  const [first, second] = [idsIn(field, one), idsIn(field, other)]
  return first.size === second.size && [...first].every((id) => second.has(id))
}

const idsIn = (field: Exclude<GroupField, 'groupName'>, values: GroupValues): ReadonlySet<string> =>
  field === 'members' ? new Set(values.members.map(({ userId }) => userId)) : new Set(values[field])
