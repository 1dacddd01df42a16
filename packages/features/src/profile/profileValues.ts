import {
  type Discipline,
  disciplines,
  isWhole,
  type JobRole,
  jobRoles,
  type Major,
  majors,
} from '@atrium/contracts/profile/contract'
import { isPhone, tidyNumber } from '@atrium/contracts/shared/phone/contract'
import { regionSeparator } from '@atrium/contracts/shared/regions/contract'
import * as v from 'valibot'
import { filled } from '../shared/form/textRules'
import { type Names, type PersonBefore, type Profile, requiredFields, type UserType } from './api'
import { type NameTexts, namesSchema } from './namesSchema'

/** The person's work in a company. */
export interface CompanyValues {
  companyId: string
  companyName: string
  position: string
  discipline: Discipline | ''
}

/** The values of the form, including fields that the current type doesn't use, until it is saved. */
export interface ProfileValues extends Names {
  /** Province, city, district; empty until chosen. */
  region: string[]
  address: string
  /** Empty until chosen. */
  type: UserType | ''
  school: string
  jobRole: JobRole | ''
  major: Major | ''
  teacherName: string
  teacherPhone: string
  company: string
  department: string
  position: string
  discipline: Discipline | ''
  companies: CompanyValues[]
}

export type Field = Exclude<keyof ProfileValues, keyof Names>

export const valuesOf = (profile: Profile): ProfileValues => ({
  nickname: profile.nickname,
  realName: profile.realName,
  email: profile.email,
  region: profile.region ? profile.region.split(regionSeparator) : [],
  address: profile.address,
  type: profile.type ?? '',
  school: profile.school,
  jobRole: profile.jobRole,
  major: profile.major,
  teacherName: profile.teacherName,
  teacherPhone: profile.teacherPhone,
  company: profile.company,
  department: profile.department,
  position: profile.position,
  discipline: profile.discipline,
  companies: profile.companies.map(({ companyId, companyName, position, discipline }) => ({
    companyId,
    companyName,
    position,
    discipline,
  })),
})

/** In the format of a submission, with the form's initial values. */
export function toldOf({ nickname, realName, email, region, type, ...values }: ProfileValues) {
  const person = { ...values, type: type || null, region: region.join(regionSeparator) }
  return { nickname, realName, email, person: person satisfies PersonBefore }
}

/** The required fields besides name and type, given the current values. */
export const requiredIn = ({ type, jobRole }: Pick<ProfileValues, 'type' | 'jobRole'>): readonly Field[] =>
  type ? requiredFields(type, jobRole) : ['region']

/** Whether the work in each company is filled in. */
export const firstIncomplete = (companies: readonly CompanyValues[]): CompanyValues | undefined =>
  companies.find((company) => !isWhole(company))

export interface ProfileTexts extends NameTexts {
  readonly regionRequired: string
  readonly typeRequired: string
  readonly schoolRequired: string
  readonly jobRoleRequired: string
  readonly majorRequired: string
  readonly teacherNameRequired: string
  readonly teacherPhoneRequired: string
  readonly teacherPhoneInvalid: string
  readonly companyRequired: string
  readonly positionRequired: string
  readonly disciplineRequired: string
  companyIncomplete(company: string): string
}

/** All rules of the form for its current values, in the language of the texts. */
export function profileSchema(values: ProfileValues, texts: ProfileTexts) {
  const required = new Set(requiredIn(values))
  const typed = (name: Field, words: string) => (required.has(name) ? filled(words) : trimmed)
  const picked = <const T extends readonly string[]>(name: Field, choices: T, words: string) =>
    v.pipe(
      v.picklist(['', ...choices]),
      v.check((value) => value !== '' || !required.has(name), words),
    )
  return v.object({
    ...namesSchema(texts),
    region: v.pipe(v.array(v.string()), v.length(3, texts.regionRequired)),
    address: trimmed,
    type: v.pipe(
      v.picklist(['', ...typeNames]),
      v.check((type) => type !== '', texts.typeRequired),
    ),
    school: typed('school', texts.schoolRequired),
    jobRole: picked('jobRole', jobRoles, texts.jobRoleRequired),
    major: picked('major', majors, texts.majorRequired),
    teacherName: typed('teacherName', texts.teacherNameRequired),
    teacherPhone: v.pipe(
      typed('teacherPhone', texts.teacherPhoneRequired),
      v.transform(tidyNumber),
      v.check((phone) => phone === '' || isPhone(phone), texts.teacherPhoneInvalid),
    ),
    company: typed('company', texts.companyRequired),
    department: trimmed,
    position: typed('position', texts.positionRequired),
    discipline: picked('discipline', disciplines, texts.disciplineRequired),
    companies: v.pipe(
      v.array(inCompany),
      v.check(
        (companies) => !required.has('companies') || !firstIncomplete(companies),
        ({ input }) => texts.companyIncomplete(firstIncomplete(input)?.companyName ?? ''),
      ),
    ),
  })
}

const trimmed = v.pipe(v.string(), v.trim())
const typeNames = ['enterprise', 'education', 'organisation'] as const
const inCompany = v.object({
  companyId: v.string(),
  companyName: v.string(),
  position: trimmed,
  discipline: v.picklist(['', ...disciplines]),
})

/** The stored part of a draft, and its required shape. */
export const profileDraft: v.GenericSchema<unknown, ProfileValues> = v.object({
  nickname: v.string(),
  realName: v.string(),
  email: v.string(),
  region: v.array(v.string()),
  address: v.string(),
  type: v.picklist(['', ...typeNames]),
  school: v.string(),
  jobRole: v.picklist(['', ...jobRoles]),
  major: v.picklist(['', ...majors]),
  teacherName: v.string(),
  teacherPhone: v.string(),
  company: v.string(),
  department: v.string(),
  position: v.string(),
  discipline: v.picklist(['', ...disciplines]),
  companies: v.array(inCompany),
})
