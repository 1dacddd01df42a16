import { certificationOperations } from '@atrium/contracts/company/certification/policy'
import type { companyOperations } from '@atrium/contracts/company/policy'
import { publicAddress } from '../../platform/objects'
import type { Call } from '../../ports/Call'
import { type Submission, shownRecord } from './certification/auditHistory'
import { certificationOf, findCompany } from './findCompany'

export async function getCompanyDetail(call: Call<typeof companyOperations.getCompanyDetail>) {
  const company = await findCompany(call)
  const { status, latest, fields, logoPath, licenceName } = await shownRecord(call.db, company)
  if (status === 0 && !latest && company.code === '') return null
  const isPending = status === 1
  return {
    enterpriseName: fields.name,
    enterpriseAccount: company.account,
    enterpriseCode: fields.code,
    contactPerson: fields.contactPerson,
    contactPhone: fields.contactPhone,
    remark: fields.remark,
    certificatationStatus: status,
    certificatationType: 1 as const,
    address: {
      province: fields.province,
      city: fields.city,
      areaOrCounty: fields.areaOrCounty,
      detailedAddress: fields.detailedAddress,
    },
    logoImageInAliyunOSSViewPath: publicAddress(call.ports, logoPath),
    businessLicenseImageInAliyunOSSViewPath: licenceName && licencePath(company.id),
    createdAt: company.createdAt.toISOString(),
    submittedAt: latest?.submittedAt.toISOString() ?? null,
    auditedAt: isPending ? null : (company.auditedAt?.toISOString() ?? null),
    auditType: latest ? auditTypeOf(latest) : null,
    auditDetail: isPending ? '' : company.auditDetail,
    version: company.certificationVersion,
    statusBefore: isPending && latest ? certificationOf(latest.statusBefore) : status,
  }
}

const licencePath = (companyId: string) =>
  `${certificationOperations.getBusinessLicence.path}?enterPriseId=${companyId}`

const auditTypeOf = ({ statusBefore }: Submission) => (statusBefore === 0 ? (1 as const) : (2 as const))

export async function getCompanyInfo(call: Call<typeof companyOperations.getCompanyInfo>) {
  const { name, logoPath } = await findCompany(call)
  return { enterpriseName: name, logoImageInAliyunOSSViewPath: publicAddress(call.ports, logoPath) }
}
