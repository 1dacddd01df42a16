import type { profileOperations } from '@atrium/contracts/profile/policy'
import type { OperationArguments } from '@atrium/contracts/wire/contract'

type Body = OperationArguments<typeof profileOperations.saveProfile>['body']

/** A profile's content, current or wanted: the names alone, or the person as well. */
export type ProfileContent = Body['before']
type Person = NonNullable<ProfileContent['person']>

/** Picks the profile's fields in a fixed order, so that two can be compared. */
export function contentOf(
  { callName, realName, email }: ProfileContent,
  person: Person | undefined,
): ProfileContent {
  return { callName, realName, email, ...(person && { person: personOf(person) }) }
}

export const isSame = (one: ProfileContent, other: ProfileContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function personOf(person: Person): Person {
  const { type, region, address, school, jobRole, category, teacherName, teacherPhone } = person
  const { company, department, position, discipline, connectionEnterprises } = person
  return {
    type,
    region,
    address,
    school,
    jobRole,
    category,
    teacherName,
    teacherPhone,
    company,
    department,
    position,
    discipline,
    connectionEnterprises: connectionEnterprises
      .map(({ enterpriseId, position, discipline }) => ({ enterpriseId, position, discipline }))
      .sort((one, other) => (one.enterpriseId < other.enterpriseId ? -1 : 1)),
  }
}

const nothing = {
  school: '',
  jobRole: '',
  category: '',
  teacherName: '',
  teacherPhone: '',
  company: '',
  department: '',
  position: '',
  discipline: '',
  connectionEnterprises: [],
} as const

/** Drops the fields that the type doesn't use. */
export function ofType<P extends Person>(person: P): P {
  const { type, region, address } = person
  const bare = { ...person, ...nothing, type, region, address, connectionEnterprises: [] }
  if (type === 1) return { ...bare, connectionEnterprises: person.connectionEnterprises }
  if (type === 3) {
    const { company, department, position, discipline } = person
    return { ...bare, company, department, position, discipline }
  }
  const { school, jobRole, category, teacherName, teacherPhone } = person
  const teacher = jobRole === 'student' ? { teacherName, teacherPhone } : {}
  return { ...bare, school, jobRole, category, ...teacher }
}
