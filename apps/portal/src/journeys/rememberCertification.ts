import { certificationContract as certification } from '@atrium/contracts/company/certification/contract'
import { companyContract as company } from '@atrium/contracts/company/contract'
import { someDetail, someHome } from '../../../../packages/features/src/company/mocks'
import { type Answer, answer } from '../../../../packages/features/src/shared/stories/answers'

type Detail = typeof someDetail

/** A company that was never certified and remembers submissions. */
export function rememberCertification() {
  let detail: Detail | null = null

  const answers: readonly Answer[] = [
    answer(company.getCompanyHome, () => ({
      ...someHome,
      enterpriseName: detail?.enterpriseName ?? someHome.enterpriseName,
      certificatationStatus: detail?.certificatationStatus ?? 0,
    })),
    answer(company.getCompanyDetail, () => detail),
    answer(certification.listAuditHistory, []),
    answer(certification.submitAudit, ({ body }) => {
      detail = {
        ...someDetail,
        enterpriseName: body.EnterpriseName,
        enterpriseCode: body.EnterpriseCode,
        contactPerson: body.ContactPerson,
        contactPhone: body.ContactPhone,
        address: {
          province: body['Address.Province'],
          city: body['Address.City'],
          areaOrCounty: body['Address.AreaOrCounty'],
          detailedAddress: body['Address.DetailedAddress'],
        },
        certificatationStatus: 1,
        submittedAt: '2026-11-20T02:00:00.000Z',
        auditedAt: null,
        auditDetail: '',
        statusBefore: 0,
      }
      return true as const
    }),
  ]

  return {
    answers,
    /** Acts as the vendor. */
    approve() {
      if (detail) detail = { ...detail, certificatationStatus: 4, auditedAt: '2026-11-20T06:00:00.000Z' }
    },
  }
}
