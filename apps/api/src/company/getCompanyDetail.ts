import type { companyContract } from '@atrium/features/company/contract'
import type { Call } from '../service/Call'
import { certificationOf } from './certification'
import { findCompany } from './findCompany'

export async function getCompanyDetail(call: Call<typeof companyContract.getCompanyDetail>) {
  const company = await findCompany(call)
  const certificatationStatus = certificationOf(company.certificationStatus)
  if (certificatationStatus === 0 && company.code === '') return null
  return {
    enterpriseName: company.name,
    enterpriseAccount: company.account,
    enterpriseCode: company.code,
    contactPerson: company.contactPerson,
    contactPhone: company.contactPhone,
    remark: company.remark,
    certificatationStatus,
    address: {
      province: company.province,
      city: company.city,
      areaOrCounty: company.areaOrCounty,
      detailedAddress: company.detailedAddress,
    },
    logoImageInAliyunOSSViewPath: company.logoPath,
    createdAt: company.createdAt.toISOString(),
    auditedAt: company.auditedAt?.toISOString() ?? null,
    auditDetail: company.auditDetail,
  }
}
