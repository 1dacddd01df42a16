import { demo } from './demo'
import { demoDepartments } from './demoDepartments'
import { inventPerson } from './inventPerson'

export interface SeedMember {
  readonly companyId: string
  readonly userId: string
  readonly role: 'superAdministrator' | 'administrator' | 'member'
  readonly departmentId: string
  readonly name: string
  readonly phone: string
  /** Days before now. */
  readonly joinedDay: number
}

interface SeedPerson {
  readonly id: string
  readonly name: string
  readonly phone: string
}

const { accounts, companyId, secondCompanyId, userIds, departmentIds } = demo
const inventedMembers = 186
const inventedInSecondCompany = 9

const named: readonly SeedPerson[] = [
  { id: userIds.superAdministrator, name: '周明远', phone: accounts.superAdministrator },
  { id: userIds.administrator, name: '沈佳宁', phone: accounts.administrator },
  { id: userIds.member, name: '顾一鸣', phone: accounts.member },
  { id: userIds.individual, name: '叶青', phone: accounts.individual },
  { id: userIds.otherAdministrator, name: '陆子谦', phone: '13700000005' },
  { id: userIds.memberWithoutLicences, name: '苏晚晴', phone: '13700000006' },
  { id: userIds.memberOutsideScope, name: '石磊', phone: '13700000007' },
]

const invented: readonly SeedPerson[] = Array.from(
  { length: inventedMembers + inventedInSecondCompany },
  (_, n) => ({ id: `user-${String(n + 101).padStart(4, '0')}`, ...inventPerson(n) }),
)

export const demoPeople: readonly SeedPerson[] = [...named, ...invented]

const nameOf = new Map(demoPeople.map((person) => [person.id, person]))

function member(
  company: string,
  userId: string,
  role: SeedMember['role'],
  departmentId: string,
  joinedDay: number,
): SeedMember {
  const person = nameOf.get(userId)
  if (!person) throw new Error(`No demo person ${userId}`)
  return { companyId: company, userId, role, departmentId, name: person.name, phone: person.phone, joinedDay }
}

/** Departments of fictional members: all from level 3 on, except those with a special purpose. */
const workplaces = demoDepartments
  .filter((department) => department.companyId === companyId && department.level >= 3)
  .map((department) => department.id)
  .filter((id) => id !== departmentIds.archive)

const secondWorkplaces = demoDepartments
  .filter((department) => department.companyId === secondCompanyId)
  .map((department) => department.id)

export const demoMembers: readonly SeedMember[] = [
  member(companyId, userIds.superAdministrator, 'superAdministrator', departmentIds.top, 910),
  member(companyId, userIds.administrator, 'administrator', departmentIds.structure, 880),
  member(companyId, userIds.member, 'member', departmentIds.seismic, 412),
  member(companyId, userIds.otherAdministrator, 'administrator', departmentIds.bimStandards, 630),
  member(companyId, userIds.memberWithoutLicences, 'member', departmentIds.seismic, 3),
  member(companyId, userIds.memberOutsideScope, 'member', departmentIds.cost, 95),
  ...invented
    .slice(0, inventedMembers)
    .map((person, n) =>
      member(
        companyId,
        person.id,
        'member',
        workplaces[(n * 7) % workplaces.length] ?? departmentIds.top,
        5 + ((n * 37) % 860),
      ),
    ),
  member(secondCompanyId, userIds.superAdministrator, 'superAdministrator', departmentIds.secondTop, 210),
  ...invented
    .slice(inventedMembers)
    .map((person, n) =>
      member(
        secondCompanyId,
        person.id,
        'member',
        secondWorkplaces[n % secondWorkplaces.length] ?? departmentIds.secondTop,
        12 + n * 21,
      ),
    ),
]
