import type { companyOperations } from '@atrium/contracts/company/policy'
import { publicAddress } from '../../platform/objects'
import type { Call } from '../../ports/Call'
import { findCompany } from './findCompany'

export async function getCompanyInfo(call: Call<typeof companyOperations.getCompanyInfo>) {
  const { name, logoPath } = await findCompany(call)
  return { enterpriseName: name, logoImageInAliyunOSSViewPath: publicAddress(call.ports, logoPath) }
}
