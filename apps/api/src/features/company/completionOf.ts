import type { CompanyRecord } from './findCompany'

type Filled = Pick<
  CompanyRecord,
  | 'name'
  | 'account'
  | 'code'
  | 'contactPerson'
  | 'contactPhone'
  | 'province'
  | 'city'
  | 'areaOrCounty'
  | 'detailedAddress'
  | 'logoPath'
>

/** Percent of the record that is filled in. Province, city and district are one choice; remarks are optional. */
export function completionOf(company: Filled): number {
  const parts = [
    company.name,
    company.account,
    company.code,
    company.contactPerson,
    company.contactPhone,
    company.province && company.city && company.areaOrCounty,
    company.detailedAddress,
    company.logoPath,
  ]
  return Math.round((parts.filter(Boolean).length / parts.length) * 100)
}
