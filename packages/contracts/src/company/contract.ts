import * as v from 'valibot'
import { certificationStatus } from '../shared/company/contract'
import { contract, id, timestamp, wholeNumber } from '../wire/contract'

/** `permanent` has no end. */
export const licensingType = v.picklist(['permanent', 'dated'])

const validity = {
  trialSnCount: v.number(),
  hasUsedTrialSnCount: v.number(),
  startTime: v.nullable(timestamp),
  dueTime: v.nullable(timestamp),
  /** Whole days from start to end; 0 for a permanent licence. */
  trialDays: v.number(),
  /** Whole days left: 100 for a permanent licence, never below 0. */
  remainingDays: v.number(),
  /** Neither expired nor disabled. */
  isActive: v.boolean(),
}

/** 1 the first submission, 2 a later one. */
export const auditType = v.picklist([1, 2])

/** The parts of a complete company record. */
export const recordParts = [
  'name',
  'account',
  'code',
  'contactPerson',
  'contactPhone',
  'region',
  'detailedAddress',
  'logo',
] as const

export const companyContract = contract({
  getCompanyHome: {
    method: 'GET',
    path: '/api/Enterprise/EnterpriseUserIndex/enterPriseId/{enterPriseId}',
    params: v.object({ enterPriseId: id }),
    response: v.object({
      enterpriseName: v.string(),
      enterpriseAccount: v.string(),
      enterpriseCode: v.string(),
      certificatationStatus: certificationStatus,
      /** Percentage of the company's record that is filled in, 0 to 100. */
      completion: wholeNumber(0, 100),
      missingParts: v.array(v.picklist(recordParts)),
      registTime: timestamp,
      lastLoginTime: v.nullable(timestamp),
      logoImageInAliyunOSSViewPath: v.nullable(v.string()),
      /**
       * The company requires a second step of the caller, an administrator. `until` is the deadline; null if
       * the caller can no longer administer. Null: not required.
       */
      secondStepWanted: v.nullable(v.object({ until: v.nullable(timestamp) })),
      enterprisePurchasedProducts: v.array(
        v.object({ productName: v.string(), productId: id, licensingType, ...validity }),
      ),
      enterpriseSaasProducts: v.array(
        v.object({ saasProductName: v.string(), mainId: id, licensingType, ...validity }),
      ),
    }),
  },
  getCompanyInfo: {
    method: 'GET',
    path: '/api/Enterprise/GetEnterpriseInfoByIdAsync',
    query: v.object({ enterPriseId: id }),
    response: v.object({
      enterpriseName: v.string(),
      logoImageInAliyunOSSViewPath: v.nullable(v.string()),
    }),
  },
  getCompanyDetail: {
    method: 'GET',
    path: '/api/Enterprise/GetEnterpriseDetail',
    query: v.object({ enterPriseId: id }),
    response: v.nullable(
      v.object({
        enterpriseName: v.string(),
        enterpriseAccount: v.string(),
        enterpriseCode: v.string(),
        contactPerson: v.string(),
        contactPhone: v.string(),
        remark: v.string(),
        certificatationStatus: certificationStatus,
        /** The document that certifies the company. 1, its business licence, is the only kind. */
        certificatationType: v.literal(1),
        address: v.object({
          province: v.string(),
          city: v.string(),
          areaOrCounty: v.string(),
          detailedAddress: v.string(),
        }),
        logoImageInAliyunOSSViewPath: v.nullable(v.string()),
        /** For `getBusinessLicence`, which only administrators may call; null: none is stored. */
        businessLicenseImageInAliyunOSSViewPath: v.nullable(v.string()),
        createdAt: timestamp,
        submittedAt: v.nullable(timestamp),
        auditedAt: v.nullable(timestamp),
        auditType: v.nullable(auditType),
        auditDetail: v.string(),
        /** Incremented with each change of the certification. */
        version: wholeNumber(0, 2_000_000_000),
        /** The state that the company returns to if the submission is withdrawn. */
        statusBefore: certificationStatus,
      }),
    ),
  },
})
