import { inviteeNameLength } from '@atrium/contracts/invitations/contract'
import { isVisible, mobile } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import type { VendorPerson } from '../../../ports/CompanyDirectory'
import type { PersonAttributes } from '../../directories/tables'
import type { KnownPerson, OwnCompany, Planned } from './Planned'
import type { DepartmentPlan, Place } from './planDepartments'

export interface PeoplePlan {
  readonly changes: readonly Planned[]
  readonly untouched: number
  /** Members of the company who are the directory's. */
  readonly members: number
}

interface Planning {
  readonly people: readonly VendorPerson[]
  readonly company: OwnCompany
  readonly departments: Pick<DepartmentPlan, 'placeOf'>
  readonly nameOf: (departmentId: string) => string
  /** For how long a membership that the directory ended may return. */
  readonly mayReturn: (endedAt: Date) => boolean
  /** Only these are compared; undefined: all, and those who are missing have left. */
  readonly only?: ReadonlySet<string> | undefined
}

/** Compares the vendor's people with what is stored of them and with the company's members. */
export function planPeople({ people, company, departments, nameOf, mayReturn, only }: Planning): PeoplePlan {
  const read = unique(people)
  const known = new Map(company.people.map((one) => [one.externalId, one]))
  const linked = new Set(company.people.flatMap(({ userId }) => userId ?? []))
  const phones = takenPhones(company.people)
  const changes: Planned[] = []
  let untouched = 0

  for (const person of read.values()) {
    const before = known.get(person.id)
    const place = placeOf(person)
    const isThere = person.active && place !== undefined
    const made = !isThere ? (before ? leaving(before) : []) : planned(person, before, place)
    if (made.length > 0) changes.push(...made)
    else if (isThere || before) untouched++
  }
  for (const before of company.people) {
    if (read.has(before.externalId) || (only && !only.has(before.externalId))) continue
    const made = leaving(before)
    if (made.length > 0) changes.push(...made)
    else if (before.active) untouched++
  }
  const members = company.people.filter(({ role }) => role !== null).length
  return { changes, untouched, members }

  /** The first of their departments that the directory shows is their main one. */
  function placeOf({ departmentIds }: VendorPerson): Place | undefined {
    for (const id of departmentIds) {
      const place = departments.placeOf(id)
      if (place) return place
    }
    return undefined
  }

  function planned(person: VendorPerson, before: KnownPerson | undefined, place: Place): Planned[] {
    const attributes = attributesOf(person)
    const name = nameIn(person)
    const phone = phoneOf(person)
    const common = {
      subject: 'person' as const,
      externalId: person.id,
      name,
      place: place.fullName,
      placeId: place.placeId,
      phone,
      attributes,
      userId: before?.userId ?? null,
      ...(before && { personId: before.id }),
    }
    if (!before) return joining(common)
    if (!before.active) {
      const { userId, endedAt } = before
      const returns = userId !== null && endedAt !== null && mayReturn(endedAt)
      return returns ? [{ ...common, change: 'returned' }] : joining({ ...common, userId: null })
    }
    if (before.role !== null) return ofMember(before, common, place)
    // They left the company, or somebody removed them: that is the company's decision.
    if (before.userId !== null || before.hindrance === 'leftAlone') return []
    if (phone !== before.phone) return joining(common)
    if (before.hindrance === 'phoneTaken' && phone !== null && phones.get(phone) === undefined)
      return joining(common)
    const isSame =
      sameAttributes(before.attributes, attributes) &&
      place.departmentId === (before.departmentId ?? company.target.id)
    return isSame ? [] : [{ ...common, change: 'updated' }]
  }

  function ofMember(before: KnownPerson, common: Common, place: Place): Planned[] {
    const { memberName, memberDepartmentId, role } = before
    const made: Planned[] = []
    if (place.departmentId !== memberDepartmentId) {
      const moving = {
        ...common,
        departmentId: memberDepartmentId ?? '',
        formerPlace: nameOf(memberDepartmentId ?? ''),
      }
      made.push(
        role === 'member'
          ? { ...moving, change: 'moved' }
          : { ...moving, change: 'blocked', note: role ?? 'administrator' },
      )
    }
    if (memberName !== null && memberName !== common.name)
      made.push({ ...common, change: 'renamed', formerName: memberName })
    const isKept = made.some(({ change }) => change !== 'blocked')
    const isSame = sameAttributes(before.attributes, common.attributes) && before.phone === common.phone
    if (!isKept && !isSame) made.push({ ...common, change: 'updated' })
    return made
  }

  function joining(common: Common): Planned[] {
    const { phone, externalId } = common
    if (phone === null) return [{ ...common, change: 'waiting', note: 'phoneMissing' }]
    const holder = phones.get(phone)
    const member = company.membersByPhone.get(phone)
    const isTaken = holder !== undefined && holder !== externalId
    if (isTaken || (member && linked.has(member.userId)))
      return [{ ...common, change: 'waiting', note: 'phoneTaken' }]
    phones.set(phone, externalId)
    if (!member) return [{ ...common, change: 'invited' }]
    linked.add(member.userId)
    return [
      {
        ...common,
        change: 'linked',
        userId: member.userId,
        departmentId: member.departmentId,
        formerName: member.name,
        formerPlace: nameOf(member.departmentId),
        decision: 'undecided',
      },
    ]
  }

  function leaving(before: KnownPerson): Planned[] {
    if (!before.active) return []
    const name = before.memberName ?? String(before.attributes.displayName ?? '')
    const common = {
      subject: 'person' as const,
      externalId: before.externalId,
      name,
      place: nameOf(before.memberDepartmentId ?? before.departmentId ?? company.target.id),
      placeId: '',
      phone: before.phone,
      userId: before.role === null ? null : before.userId,
      personId: before.id,
      ...(before.memberDepartmentId !== null && { departmentId: before.memberDepartmentId }),
    }
    if (before.role === 'superAdministrator' || before.role === 'administrator')
      return [{ ...common, change: 'blocked', note: before.role }]
    return [{ ...common, change: 'left' }]
  }
}

type Common = Omit<Planned, 'change' | 'phone' | 'attributes'> & {
  readonly phone: string | null
  readonly attributes: PersonAttributes
}

/** Somebody in several departments comes several times, with the same content. */
const unique = (people: readonly VendorPerson[]): ReadonlyMap<string, VendorPerson> =>
  new Map(people.map((one) => [one.id, one]))

/** By whom a number is used in the directory, in the company or for an invitation. */
const takenPhones = (people: readonly KnownPerson[]) =>
  new Map(
    people.flatMap(({ active, phone, hindrance, externalId }) =>
      active && phone !== null && hindrance !== 'phoneTaken' ? [[phone, externalId] as const] : [],
    ),
  )

/** In the words of SCIM, like those of other directories. */
const attributesOf = ({ name, mail, employeeNo, unionId }: VendorPerson): PersonAttributes => ({
  displayName: nameIn({ name, id: '' }),
  ...(mail && { emails: [{ value: mail.slice(0, 320), type: 'work' }] }),
  ...(employeeNo && { employeeNumber: employeeNo.slice(0, 64) }),
  ...(unionId && { unionId: unionId.slice(0, 128) }),
})

/** Members' names are short everywhere in the product. */
function nameIn({ name, id }: Pick<VendorPerson, 'name' | 'id'>): string {
  const line = name.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ').trim()
  const shown = isVisible(line) ? line : id
  return [...shown].slice(0, inviteeNameLength).join('').trim()
}

function phoneOf({ mobile: given = '' }: VendorPerson): string | null {
  const read = v.safeParse(mobile, given)
  return read.success ? read.output : null
}

/** JSON in the database has no order of keys. */
const sameAttributes = (one: PersonAttributes, other: PersonAttributes): boolean =>
  sorted(one) === sorted(other)

const sorted = (attributes: PersonAttributes): string =>
  JSON.stringify(
    Object.entries(attributes)
      .map(([key, value]) => [key, JSON.stringify(value, keysInOrder)])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  )

const keysInOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
