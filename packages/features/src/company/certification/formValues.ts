import * as v from 'valibot'
import type { CompanyDetail } from '../api'
import { type CompanyRuleTexts, companyRules } from './contract'

/** What the form holds as text; pictures are held beside it. */
export interface FormValues {
  name: string
  code: string
  contactPerson: string
  contactPhone: string
  /** Province, city, district; empty until chosen. */
  region: string[]
  detailedAddress: string
  remark: string
}

/** Every rule of the form, in the language of the texts. */
export function formSchema(texts: CompanyRuleTexts) {
  const { name, code, contactPerson, contactPhone, detailedAddress, remark } = companyRules(texts)
  const region = v.pipe(v.array(v.string()), v.length(3, texts.regionRequired))
  return v.object({ name, code, contactPerson, contactPhone, region, detailedAddress, remark })
}

/** What a kept draft must look like; the logo as a data URL, as it is small. */
export const draftSchema = v.object({
  name: v.string(),
  code: v.string(),
  contactPerson: v.string(),
  contactPhone: v.string(),
  region: v.array(v.string()),
  detailedAddress: v.string(),
  remark: v.string(),
  logo: v.optional(v.pipe(v.string(), v.startsWith('data:image/png;base64,'))),
  /** A picture of the licence was chosen; it is too large to be kept. */
  hadLicence: v.optional(v.boolean(), false),
})

/** @param name what the company is called before it has a record */
export const valuesOf = (detail: CompanyDetail | null, name: string): FormValues => ({
  name: detail?.companyName ?? name,
  code: detail?.creditCode ?? '',
  contactPerson: detail?.contactPerson ?? '',
  contactPhone: detail?.contactPhone ?? '',
  region: detail ? regionOf(detail) : [],
  detailedAddress: detail?.address.detailedAddress ?? '',
  remark: detail?.remark ?? '',
})

function regionOf({ address: { province, city, district } }: CompanyDetail): string[] {
  return province && city && district ? [province, city, district] : []
}

/** The same, as it is submitted. */
export const submissionOf = ({ name, code, region, ...values }: FormValues) => {
  const [province = '', city = '', district = ''] = region
  return { ...values, companyName: name, creditCode: code, province, city, district }
}
