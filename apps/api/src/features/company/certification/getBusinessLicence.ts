import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { findObject, readContent } from '../../../platform/objects'
import type { Call } from '../../../ports/Call'
import { findCompany } from '../findCompany'
import { refusals } from './refusals'
import { shownRecord } from './shownRecord'

export async function getBusinessLicence(call: Call<typeof certificationOperations.getBusinessLicence>) {
  const company = await findCompany(call)
  const { licenceName } = await shownRecord(call.db, company)
  const object = licenceName
    ? await findObject(call.db, { kind: 'company', companyId: company.id }, licenceName)
    : undefined
  if (!object) throw refusals.noLicenceOnRecord()
  const content = new Blob([await readContent(call.db, object)], { type: object.type })
  return { name: `business-licence.${object.name.split('.').at(-1)}`, content }
}
