import type { companyContract } from '@atrium/contracts/company/contract'
import { publicAddress } from '../../platform/objects'
import type { Call } from '../../ports/Call'
import { findCompany } from './findCompany'

export async function getCompanyInfo(call: Call<typeof companyContract.getCompanyInfo>) {
  const { name, logoPath } = await findCompany(call)
  return { enterpriseName: name, logoImageInAliyunOSSViewPath: publicAddress(call.ports, logoPath) }
}
