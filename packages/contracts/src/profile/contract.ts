import * as v from 'valibot'
import { isPhone, tidyNumber } from '../shared/phone/contract'
import { contract, id, text, timestamp } from '../wire/contract'

/** What architects and engineers of a building work on. */
export const disciplines = [
  'architecture',
  'structure',
  'waterSupply',
  'hvac',
  'electrical',
  'other',
] as const

/** What somebody at a school is: a student, or one of those who teach. */
export const teachingRoles = ['principal', 'departmentHead', 'labHead', 'teacher', 'other'] as const
export const jobRoles = ['student', ...teachingRoles] as const

/** Of civil engineering and what belongs to it. */
export const majors = [
  'civilEngineering',
  'architecture',
  'urbanPlanning',
  'landscape',
  'waterScience',
  'buildingEnvironment',
  'electricalIntelligence',
  'constructionManagement',
  'costEngineering',
  'roadsAndBridges',
  'undergroundSpace',
  'transport',
  'hydraulics',
  'intelligentConstruction',
  'other',
] as const

export type Discipline = (typeof disciplines)[number]
export type JobRole = (typeof jobRoles)[number]
export type Major = (typeof majors)[number]

/** Most characters of each field. */
export const lengths = {
  nickname: 20,
  realName: 20,
  email: 100,
  address: 200,
  school: 100,
  company: 100,
  department: 50,
  position: 50,
  teacherName: 20,
  teacherPhone: 20,
} as const

/** What becomes of a person: nobody chooses enterprise who chose one of the others, and who is of one stays it. */
export const userTypes = { enterprise: 1, education: 2, organisation: 3 } as const

/** As much of a person as decides what they have to tell. */
interface Told {
  readonly type: 1 | 2 | 3
  readonly region: string
  readonly school: string
  readonly jobRole: string
  readonly category: string
  readonly teacherName: string
  readonly teacherPhone: string
  readonly company: string
  readonly position: string
  readonly discipline: string
  readonly connectionEnterprises: readonly { readonly position: string; readonly discipline: string }[]
}

type Required = Exclude<keyof Told, 'type'>

/** What a person of this type has to tell. */
export function requiredOf({ type, jobRole }: Pick<Told, 'type' | 'jobRole'>): readonly Required[] {
  if (type === 1) return ['region', 'connectionEnterprises']
  if (type === 3) return ['region', 'company', 'position', 'discipline']
  const ofStudent = jobRole === 'student' ? (['teacherName', 'teacherPhone'] as const) : []
  return ['region', 'school', 'jobRole', 'category', ...ofStudent]
}

/** What of it isn't told. */
export const missingIn = (told: Told): readonly Required[] =>
  requiredOf(told).filter((name) =>
    name === 'connectionEnterprises' ? !told.connectionEnterprises.every(isWhole) : told[name] === '',
  )

/** Whether one says what one does in a company. */
export const isWhole = ({ position, discipline }: Told['connectionEnterprises'][number]): boolean =>
  position.trim() !== '' && discipline !== ''

/** An address that mail could reach; empty: none. */
export const email = v.pipe(
  text(lengths.email),
  v.check((value) => value === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value), '请输入正确的邮箱地址'),
)

const userType = v.picklist([1, 2, 3])
/** One of the choices, or nothing yet. */
const chosen = <const T extends readonly string[]>(choices: T) => v.picklist(['', ...choices])

const names = { callName: text(lengths.nickname, 1), realName: text(lengths.realName, 1), email }

const inEnterprise = v.object({
  enterpriseId: id,
  position: text(lengths.position),
  discipline: chosen(disciplines),
})

/** Where one is and what one does: all of it, empty where the type has no use for it. */
const person = v.object({
  type: userType,
  /** Province, city and district, joined by hyphens. */
  region: text(100),
  address: text(lengths.address),
  school: text(lengths.school),
  jobRole: chosen(jobRoles),
  /** What is studied or taught. */
  category: chosen(majors),
  teacherName: text(lengths.teacherName),
  teacherPhone: v.pipe(
    text(lengths.teacherPhone),
    v.transform(tidyNumber),
    v.check((phone) => phone === '' || isPhone(phone), '请输入正确的教师电话'),
  ),
  company: text(lengths.company),
  department: text(lengths.department),
  position: text(lengths.position),
  discipline: chosen(disciplines),
  /** What one does in each company one belongs to; none for education and organisation. */
  connectionEnterprises: v.pipe(v.array(inEnterprise), v.maxLength(1000)),
})

/** As it is kept; empty where nobody filled it in yet. */
const storedNames = { callName: v.string(), realName: v.string(), email: v.string() }
const storedPerson = v.object({
  ...person.entries,
  type: v.nullable(userType),
  region: v.string(),
  /** Older ones may be anything. */
  teacherPhone: v.string(),
  connectionEnterprises: v.array(inEnterprise),
})

export const profileContract = contract({
  getProfile: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/userInformation',
    query: v.object({ userID: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
    response: v.object({
      id: v.string(),
      passportId: v.string(),
      account: v.string(),
      phone: v.string(),
      /** Whole address of the picture; null: none. */
      picture: v.nullable(v.string()),
      ...storedNames,
      /** Whether the address is proven to be theirs; then it is changed in the security centre alone. */
      emailVerified: v.boolean(),
      lastLoginTime: v.nullable(timestamp),
      registTime: timestamp,
      ...storedPerson.entries,
      connectionEnterprises: v.array(
        v.object({
          ...inEnterprise.entries,
          enterpriseName: v.string(),
          /** As the company calls the person. */
          realName: v.string(),
          departmentName: v.string(),
        }),
      ),
    }),
  },
  saveProfile: {
    method: 'POST',
    path: '/api/v1/User/ModifyUserAndEnterpriseWithId',
    body: v.object({
      ...names,
      /** What its type cannot do without has to be there. */
      person: v.optional(person),
      /** What the form began with; `person` is of it where it is to be saved. */
      before: v.object({ ...storedNames, person: v.optional(storedPerson) }),
    }),
    response: v.number(),
  },
  suggestSchools: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/GetSchools',
    query: v.object({ word: text(lengths.school, 1) }),
    response: v.object({ version: v.string(), names: v.array(v.string()) }),
  },
})

/** Codes of refused calls. */
export const profileErrors = {
  /** Another page saved the profile meanwhile. */
  changedMeanwhile: 52615,
  /** Nobody becomes of an enterprise, or stops being so, by choosing. */
  typeFixed: 52901,
  unknownRegion: 52902,
  /** The service answered something else than 1. */
  notSaved: 52903,
  /** A verified address is changed by proving another one. */
  emailVerified: 52504,
} as const
