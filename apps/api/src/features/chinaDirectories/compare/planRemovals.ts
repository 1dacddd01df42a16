import type { OwnCompany, OwnDepartment, Planned } from './Planned'

interface Removing {
  readonly own: ReadonlyMap<string, OwnDepartment>
  readonly nameOf: (id: string) => string
  readonly childrenOf: ReadonlyMap<string, readonly OwnDepartment[]>
  readonly kept: ReadonlySet<string>
  readonly isPlaced: ReadonlySet<string>
}

/** Managed departments that the vendor no longer has. Those that are still needed stay, and count as made by hand. */
export function planRemovals(
  company: OwnCompany,
  { own, nameOf, childrenOf, kept, isPlaced }: Removing,
): Planned[] {
  const gone = company.managed
    .flatMap((link) => {
      const department = own.get(link.departmentId)
      const isGone = link.directoryId === company.directoryId && department && !kept.has(department.id)
      return isGone ? [{ link, department }] : []
    })
    .toSorted((one, other) => other.department.level - one.department.level)
  const removed = new Set<string>()
  return gone.map(({ link, department }) => {
    const staying = (childrenOf.get(department.id) ?? []).some(({ id }) => !removed.has(id) && !kept.has(id))
    const why = company.administered.has(department.id)
      ? ('departmentHasAdministrators' as const)
      : link.madeByHand || staying || company.withOthers.has(department.id) || isPlaced.has(department.id)
        ? ('madeByHand' as const)
        : undefined
    if (!why) removed.add(department.id)
    return {
      subject: 'department',
      change: why ? 'departmentKept' : 'departmentRemoved',
      ...(why && { note: why }),
      externalId: link.externalId,
      name: department.name,
      place: department.parentId === null ? '' : nameOf(department.parentId),
      placeId: '',
      departmentId: department.id,
    } satisfies Planned
  })
}
