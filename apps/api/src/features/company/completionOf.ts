import { recordParts } from '@atrium/contracts/company/contract'
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

/**
 * The completeness of the record in percent, and the missing fields. Province, city and district count as one; remarks
 * are optional.
 */
export function completionOf(company: Filled) {
  const parts = {
    name: company.name,
    account: company.account,
    code: company.code,
    contactPerson: company.contactPerson,
    contactPhone: company.contactPhone,
    region: company.province && company.city && company.areaOrCounty,
    detailedAddress: company.detailedAddress,
    logo: company.logoPath,
  }
  const missing = recordParts.filter((part) => !parts[part])
  return { completion: Math.round((1 - missing.length / recordParts.length) * 100), missingParts: missing }
}
