import { deepestLevel, departmentNameLength } from '@atrium/contracts/departments/contract'
import { codePoints, isVisible } from '@atrium/contracts/wire/contract'
import type { VendorDepartment } from '../../../ports/CompanyDirectory'
import { fromTheRoot, groupBy } from './fromTheRoot'
import type { OwnCompany, OwnDepartment, Planned } from './Planned'
import { planRemovals } from './planRemovals'

/** Where the vendor's departments are, and will be, in the company. */
export interface DepartmentPlan {
  readonly changes: readonly Planned[]
  /** The removed ones, after everybody has left them: the deepest first. */
  readonly removals: readonly Planned[]
  readonly untouched: number
  /** The department in which people of this one belong: itself, or the nearest above that isn't too deep. */
  placeOf(externalId: string): Place | undefined
}

export interface Place {
  /** The vendor's id; empty: the root. */
  readonly placeId: string
  /** Null: it doesn't exist yet. */
  readonly departmentId: string | null
  /** Full name in the company. */
  readonly fullName: string
}

interface Node extends Place {
  readonly level: number
}

/**
 * Compares the vendor's departments with those that it manages, and finds the ones made by hand that could be linked.
 * Nothing made by hand is changed.
 *
 * @param rootId the vendor's id of the root, which is the target department itself
 */
export function planDepartments(
  rootId: string,
  read: readonly VendorDepartment[],
  company: OwnCompany,
): DepartmentPlan {
  const own = new Map(company.departments.map((one) => [one.id, one]))
  const nameOf = fullNames(own)
  const managedBy = new Map(company.managed.map((one) => [one.departmentId, one]))
  const linkOf = new Map(
    company.managed
      .filter(({ directoryId }) => directoryId === company.directoryId)
      .map((one) => [one.externalId, one]),
  )
  const childrenOf = groupBy(company.departments, ({ parentId }) => parentId ?? '')
  const places = new Map<string, Node>([
    [
      rootId,
      {
        placeId: '',
        departmentId: company.target.id,
        fullName: nameOf(company.target.id),
        level: company.target.level,
      },
    ],
  ])
  const changes: Planned[] = []
  const kept = new Set<string>()
  /** Names that are given away below each place. */
  const used = new Map<string, Set<string>>()
  /** Departments that stay as they are keep their names, whatever comes before them. */
  const staying = new Map<string, string>()
  for (const { id, name, parentId } of read) {
    const current = own.get(linkOf.get(id)?.departmentId ?? '')
    const above = parentId === rootId ? company.target.id : linkOf.get(parentId)?.departmentId
    const wanted = tidy(name, id)
    const isSame = current?.name === wanted || (current && isNumbered(current.name, wanted))
    if (current && isSame && current.parentId === above)
      staying.set(`${current.parentId}/${current.name}`, current.id)
  }
  let untouched = 0

  for (const { department, parentId, isLost } of fromTheRoot(rootId, read)) {
    const above = places.get(parentId)
    if (!above) continue
    const { id: externalId } = department
    if (above.level >= deepestLevel) {
      places.set(externalId, above)
      changes.push(blocked(department, above, 'tooDeep'))
      continue
    }
    const link = linkOf.get(externalId)
    const current = link && own.get(link.departmentId)
    if (current) kept.add(current.id)
    const same = current ? undefined : twin(department, above)
    const { name, note: nameNote } = freeName(department, above, current, same)
    const note = isLost ? ('parentMissing' as const) : nameNote
    const common = {
      subject: 'department' as const,
      externalId,
      name,
      place: above.fullName,
      placeId: above.placeId,
      ...(note && { note }),
    }
    const place = (departmentId: string | null): Node => ({
      placeId: externalId,
      departmentId,
      fullName: `${above.fullName}/${name}`,
      level: above.level + 1,
    })
    if (current) {
      places.set(externalId, place(current.id))
      const found = { ...common, departmentId: current.id }
      const isMoved = current.parentId !== above.departmentId
      const isRenamed = current.name !== name
      if (isMoved)
        changes.push({
          ...found,
          change: 'departmentMoved',
          formerPlace: current.parentId === null ? '' : nameOf(current.parentId),
          ...(isRenamed && { formerName: current.name }),
        })
      else if (isRenamed) changes.push({ ...found, change: 'departmentRenamed', formerName: current.name })
      else untouched++
      continue
    }
    places.set(externalId, place(same?.id ?? null))
    changes.push(
      same
        ? { ...common, change: 'departmentLinked', departmentId: same.id, decision: 'undecided' }
        : { ...common, change: 'departmentAdded' },
    )
  }

  const isPlaced = new Set(
    [...places.values()].flatMap(({ departmentId }) => (departmentId === null ? [] : [departmentId])),
  )
  return {
    changes,
    removals: planRemovals(company, { own, nameOf, childrenOf, kept, isPlaced }),
    untouched,
    placeOf: (externalId) => places.get(externalId),
  }

  /** A department made by hand with the same name at the same place, which nobody manages. */
  function twin({ id, name }: VendorDepartment, above: Node): OwnDepartment | undefined {
    if (above.departmentId === null) return undefined
    const wanted = tidy(name, id)
    return (childrenOf.get(above.departmentId) ?? []).find(
      (one) => one.name === wanted && !managedBy.has(one.id) && !usedNames(above).has(one.name),
    )
  }

  /** Cut, and numbered if a sibling has it. One that has such a name already keeps it. */
  function freeName(
    department: VendorDepartment,
    above: Node,
    current: OwnDepartment | undefined,
    same: OwnDepartment | undefined,
  ) {
    const wanted = tidy(department.name, department.id)
    const isCut = wanted !== department.name.trim()
    const taken = (name: string) => {
      const holder = staying.get(`${above.departmentId}/${name}`)
      if (holder !== undefined) return holder !== current?.id
      return usedNames(above).has(name) || isByHand(above, name, current?.id)
    }
    const use = (name: string, note: 'nameCut' | 'nameNumbered' | undefined) => {
      usedNames(above).add(name)
      return { name, note }
    }
    if (same || !taken(wanted)) return use(wanted, isCut ? 'nameCut' : undefined)
    if (current && isNumbered(current.name, wanted) && !taken(current.name))
      return use(current.name, 'nameNumbered')
    for (let n = 2; ; n++) {
      const suffix = `(${n})`
      const name = `${[...wanted].slice(0, departmentNameLength - suffix.length).join('')}${suffix}`
      if (!taken(name)) return use(name, 'nameNumbered')
    }
  }

  function usedNames({ placeId }: Node): Set<string> {
    const names = used.get(placeId) ?? new Set<string>()
    used.set(placeId, names)
    return names
  }

  /** Whether a department there that this directory doesn't manage has the name. */
  function isByHand(above: Node, name: string, self: string | undefined): boolean {
    if (above.departmentId === null) return false
    return (childrenOf.get(above.departmentId) ?? []).some(
      (one) =>
        one.name === name && one.id !== self && managedBy.get(one.id)?.directoryId !== company.directoryId,
    )
  }
}

const blocked = (department: VendorDepartment, above: Place, note: 'tooDeep'): Planned => ({
  subject: 'department',
  change: 'blocked',
  note,
  externalId: department.id,
  name: tidy(department.name, department.id),
  place: above.fullName,
  placeId: above.placeId,
})

/** One line that can be seen, and is short enough. */
function tidy(name: string, id: string): string {
  const line = name.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ').trim()
  const shown = isVisible(line) ? line : id
  return codePoints(shown) <= departmentNameLength
    ? shown
    : `${[...shown]
        .slice(0, departmentNameLength - 1)
        .join('')
        .trim()}…`
}

/** Whether the name is the wanted one with a number, and perhaps shortened for it. */
function isNumbered(name: string, wanted: string): boolean {
  const bare = name.replace(/\(\d+\)$/, '')
  return bare !== name && wanted.startsWith(bare)
}

/** Names from the top down, joined by `/`. */
export function fullNames(own: ReadonlyMap<string, OwnDepartment>): (id: string) => string {
  const known = new Map<string, string>()
  const nameOf = (id: string): string => {
    const found = known.get(id)
    if (found !== undefined) return found
    const department = own.get(id)
    if (!department) return ''
    const name =
      department.parentId === null ? department.name : `${nameOf(department.parentId)}/${department.name}`
    known.set(id, name)
    return name
  }
  return nameOf
}
