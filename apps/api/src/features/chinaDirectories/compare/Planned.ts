import type { changeKind, changeNote, linkDecision } from '@atrium/contracts/chinaDirectories/difference'
import type { InferOutput } from 'valibot'
import type { PersonAttributes } from '../../directories/tables'

/** A change that a comparison found, in the order in which it is made. */
export interface Planned {
  readonly subject: 'department' | 'person'
  readonly change: InferOutput<typeof changeKind>
  readonly note?: InferOutput<typeof changeNote>
  readonly externalId: string
  readonly name: string
  readonly formerName?: string
  /** The full name of the department above, or of the person's department. */
  readonly place: string
  readonly formerPlace?: string
  /** The vendor's id of that department; empty: the root. */
  readonly placeId: string
  /** The department itself, or where the person was. */
  readonly departmentId?: string
  readonly phone?: string | null
  readonly userId?: string | null
  readonly personId?: string
  readonly attributes?: PersonAttributes
  readonly decision?: InferOutput<typeof linkDecision>
}

/** Changes in the order of these phases never need one of a later phase. */
export const phaseOf: Readonly<Record<Planned['change'], number>> = {
  departmentLinked: 1,
  departmentAdded: 1,
  departmentMoved: 1,
  departmentRenamed: 1,
  left: 2,
  moved: 3,
  renamed: 4,
  updated: 5,
  linked: 6,
  returned: 7,
  invited: 8,
  waiting: 9,
  departmentRemoved: 10,
  departmentKept: 10,
  blocked: 11,
}

/** A department of the company, as a comparison needs it. */
export interface OwnDepartment {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly level: number
}

/** A department of the company that a directory manages. */
export interface ManagedDepartment {
  readonly departmentId: string
  readonly directoryId: string
  readonly externalId: string
  readonly madeByHand: boolean
}

/** A person of the directory as stored, with their membership. */
export interface KnownPerson {
  readonly id: string
  readonly externalId: string
  readonly active: boolean
  readonly phone: string | null
  readonly userId: string | null
  readonly departmentId: string | null
  readonly hindrance: string
  readonly attributes: PersonAttributes
  readonly endedAt: Date | null
  /** Null: not a member. */
  readonly role: 'superAdministrator' | 'administrator' | 'member' | null
  readonly memberName: string | null
  readonly memberDepartmentId: string | null
}

/** A member of the company who has the number of a person of the directory, but isn't linked. */
export interface UnlinkedMember {
  readonly userId: string
  readonly phone: string
  readonly name: string
  readonly departmentId: string
}

/** What a comparison needs to know of the company. */
export interface OwnCompany {
  readonly directoryId: string
  /** The company's department for the vendor's root. */
  readonly target: OwnDepartment
  readonly departments: readonly OwnDepartment[]
  readonly managed: readonly ManagedDepartment[]
  readonly people: readonly KnownPerson[]
  readonly membersByPhone: ReadonlyMap<string, UnlinkedMember>
  /** Departments with members who aren't the directory's, and those that somebody administers. */
  readonly withOthers: ReadonlySet<string>
  readonly administered: ReadonlySet<string>
}
