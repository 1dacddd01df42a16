import type { VendorDepartment, VendorPerson } from '../../../ports/CompanyDirectory'
import { type OwnCompany, type Planned, phaseOf } from './Planned'
import { fullNames, planDepartments } from './planDepartments'
import { planPeople } from './planPeople'

export interface Reading {
  readonly rootId: string
  readonly departments: readonly VendorDepartment[]
  readonly people: readonly VendorPerson[]
  /** Only these people were read; undefined: all. */
  readonly only?: ReadonlySet<string> | undefined
}

export interface Comparison {
  /** In the order in which they are made. */
  readonly changes: readonly Planned[]
  readonly untouched: number
  readonly members: number
  readonly leavers: number
}

/** What has to change so that the company's part of the directory is as the vendor says. A pure function. */
export function compare(
  { rootId, departments: read, people: readPeople, only }: Reading,
  company: OwnCompany,
  mayReturn: (endedAt: Date) => boolean,
): Comparison {
  const departments = planDepartments(rootId, read, company)
  const nameOf = fullNames(new Map(company.departments.map((one) => [one.id, one])))
  const people = planPeople({ people: readPeople, company, departments, nameOf, mayReturn, only })
  const changes = [...departments.changes, ...people.changes, ...departments.removals]
  return {
    changes: inPhases(changes),
    untouched: departments.untouched + people.untouched,
    members: people.members,
    leavers: people.changes.filter(({ change, userId }) => change === 'left' && userId).length,
  }
}

/** Movers come by department, so that a portion moves them together. Everything else keeps its order. */
const inPhases = (changes: readonly Planned[]): readonly Planned[] =>
  changes
    .map((change, n) => ({ change, n, phase: phaseOf[change.change] }))
    .toSorted(
      (one, other) =>
        one.phase - other.phase ||
        (one.change.change === 'moved' ? compareText(one.change.placeId, other.change.placeId) : 0) ||
        one.n - other.n,
    )
    .map(({ change }) => change)

const compareText = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)
