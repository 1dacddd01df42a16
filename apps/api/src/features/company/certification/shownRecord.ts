import type { Connection } from '../../../platform/database/Connection'
import { publicPath } from '../../../platform/objects'
import { certificationOf } from '../certificationOf'
import type { CompanyRecord } from '../findCompany'
import { findLatest, type Submission } from './submissions'

/** What people see of the company: what was approved, or what was submitted last. */
export interface ShownRecord {
  readonly status: 0 | 1 | 2 | 4
  readonly latest: Submission | undefined
  readonly fields: Pick<
    CompanyRecord,
    | 'name'
    | 'code'
    | 'contactPerson'
    | 'contactPhone'
    | 'remark'
    | 'province'
    | 'city'
    | 'areaOrCounty'
    | 'detailedAddress'
  >
  readonly logoPath: string | null
  readonly licenceName: string | null
}

export async function shownRecord(db: Connection, company: CompanyRecord): Promise<ShownRecord> {
  const status = certificationOf(company.certificationStatus)
  const latest = await findLatest(db, company.id)
  const submitted = status === 4 ? undefined : latest
  return {
    status,
    latest,
    fields: submitted ?? company,
    logoPath: submitted?.logoName
      ? publicPath({ kind: 'company', companyId: company.id }, submitted.logoName)
      : company.logoPath,
    licenceName: submitted?.licenceName ?? company.licenceName,
  }
}
