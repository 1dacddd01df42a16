import { type CompanyRuleTexts, companyRules } from '@atrium/contracts/company/certification/contract'
import * as v from 'valibot'
import type { CompanyDetail } from '../api'

/** The company's data. */
interface RecordValues {
  name: string
  code: string
  contactPerson: string
  contactPhone: string
  /** Province, city, district; empty until chosen. */
  region: string[]
  detailedAddress: string
  remark: string
}

/** The values of the form. */
export interface FormValues extends RecordValues {
  /** The new one as a data URL. */
  logo?: string | undefined
  /** The newly chosen picture. */
  licence: File | null
  /** One was chosen before the page was reloaded; it is too large to be stored. */
  hadLicence: boolean
}

interface FormRuleTexts extends CompanyRuleTexts {
  readonly licenceRequired: string
}

/**
 * All rules of the form, in the language of the texts.
 * @param isOnRecord a licence exists, which stays unless another one is chosen
 */
export function formSchema(texts: FormRuleTexts, isOnRecord: boolean) {
  const { name, code, contactPerson, contactPhone, detailedAddress, remark } = companyRules(texts)
  const region = v.pipe(v.array(v.string()), v.length(3, texts.regionRequired))
  const licence = v.pipe(
    v.nullable(v.instance(File)),
    v.check((file) => file !== null || isOnRecord, texts.licenceRequired),
  )
  return v.object({
    name,
    code,
    contactPerson,
    contactPhone,
    region,
    detailedAddress,
    remark,
    logo: v.optional(v.string()),
    licence,
    hadLicence: v.boolean(),
  })
}

/** The stored part of a draft, and its required shape; the logo is small enough. */
export const draftSchema = v.pipe(
  v.object({
    name: v.string(),
    code: v.string(),
    contactPerson: v.string(),
    contactPhone: v.string(),
    region: v.array(v.string()),
    detailedAddress: v.string(),
    remark: v.string(),
    logo: v.optional(v.pipe(v.string(), v.startsWith('data:image/png;base64,'))),
    licence: v.optional(v.unknown()),
    hadLicence: v.optional(v.boolean(), false),
  }),
  v.transform(({ licence, hadLicence, ...kept }) => ({
    ...kept,
    hadLicence: hadLicence || Boolean(licence),
  })),
)

/** @param name the company's name before it has a record */
export const valuesOf = (detail: CompanyDetail | null, name: string): FormValues => ({
  name: detail?.companyName ?? name,
  code: detail?.creditCode ?? '',
  contactPerson: detail?.contactPerson ?? '',
  contactPhone: detail?.contactPhone ?? '',
  region: detail ? regionOf(detail) : [],
  detailedAddress: detail?.address.detailedAddress ?? '',
  remark: detail?.remark ?? '',
  licence: null,
  hadLicence: false,
})

function regionOf({ address: { province, city, district } }: CompanyDetail): string[] {
  return province && city && district ? [province, city, district] : []
}

/** The same in the format of a submission. */
export const submissionOf = ({ name, code, region, ...values }: RecordValues) => {
  const [province = '', city = '', district = ''] = region
  return { ...values, companyName: name, creditCode: code, province, city, district }
}
