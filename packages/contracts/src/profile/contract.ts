import * as v from 'valibot'
import { isPhone, tidyNumber } from '../shared/phone/contract'
import { contract, id, text, timestamp } from '../wire/contract'

/** Disciplines in building design. */
export const disciplines = [
  'architecture',
  'structure',
  'waterSupply',
  'hvac',
  'electrical',
  'other',
] as const

/** Roles at a school. */
export const teachingRoles = ['principal', 'departmentHead', 'labHead', 'teacher', 'other'] as const
export const jobRoles = ['student', ...teachingRoles] as const

/** Civil engineering and related subjects. */
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

/** People who chose another type can't choose `enterprise`, and members of a company always have it. */
export const userTypes = { enterprise: 1, education: 2, organisation: 3 } as const

/** The parts of a profile that decide which fields are required. */
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

/** The required fields for this type. */
export function requiredOf({ type, jobRole }: Pick<Told, 'type' | 'jobRole'>): readonly Required[] {
  if (type === 1) return ['region', 'connectionEnterprises']
  if (type === 3) return ['region', 'company', 'position', 'discipline']
  const ofStudent = jobRole === 'student' ? (['teacherName', 'teacherPhone'] as const) : []
  return ['region', 'school', 'jobRole', 'category', ...ofStudent]
}

/** The required fields that are empty. */
export const missingIn = (told: Told): readonly Required[] =>
  requiredOf(told).filter((name) =>
    name === 'connectionEnterprises' ? !told.connectionEnterprises.every(isWhole) : told[name] === '',
  )

/** Whether the person's work in a company is filled in. */
export const isWhole = ({ position, discipline }: Told['connectionEnterprises'][number]): boolean =>
  position.trim() !== '' && discipline !== ''

/** An email address; empty: none. */
export const email = v.pipe(
  text(lengths.email),
  v.check((value) => value === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value), '请输入正确的邮箱地址'),
)

const userType = v.picklist([1, 2, 3])
/** One of the choices; empty: not chosen. */
const chosen = <const T extends readonly string[]>(choices: T) => v.picklist(['', ...choices])

const names = { callName: text(lengths.nickname, 1), realName: text(lengths.realName, 1), email }

const inEnterprise = v.object({
  enterpriseId: id,
  position: text(lengths.position),
  discipline: chosen(disciplines),
})

/** The person's location and work. Fields that the type doesn't use are empty. */
const person = v.object({
  type: userType,
  /** Province, city and district, joined by hyphens. */
  region: text(100),
  address: text(lengths.address),
  school: text(lengths.school),
  jobRole: chosen(jobRoles),
  /** The subject that the person studies or teaches. */
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
  /** The person's work in each of their companies; none for education and organisation. */
  connectionEnterprises: v.pipe(v.array(inEnterprise), v.maxLength(1000)),
})

/** As stored; empty if never filled in. */
const storedNames = { callName: v.string(), realName: v.string(), email: v.string() }
const storedPerson = v.object({
  ...person.entries,
  type: v.nullable(userType),
  region: v.string(),
  /** Older values may have any format. */
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
      /** Full address of the picture; null: none. */
      picture: v.nullable(v.string()),
      ...storedNames,
      /** Whether the address is verified; then it can be changed only in the security centre. */
      emailVerified: v.boolean(),
      lastLoginTime: v.nullable(timestamp),
      registTime: timestamp,
      ...storedPerson.entries,
      connectionEnterprises: v.array(
        v.object({
          ...inEnterprise.entries,
          enterpriseName: v.string(),
          /** The company's name for the person. */
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
      /** All fields that the type requires must be filled in. */
      person: v.optional(person),
      /** The values that the form started with. Contains `person` if that is saved. */
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

/** Error codes of profile calls. */
export const profileErrors = {
  /** Another page saved the profile meanwhile. */
  changedMeanwhile: 52615,
  /** Nobody can switch to or from `enterprise` by choosing. */
  typeFixed: 52901,
  unknownRegion: 52902,
  /** The service returned something other than 1. */
  notSaved: 52903,
  /** A verified address can only be changed by verifying another one. */
  emailVerified: 52504,
} as const
