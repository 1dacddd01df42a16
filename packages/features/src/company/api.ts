import { companyContract } from '@atrium/contracts/company/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { certificationCodes, certificationWords, companyWords } from '../shared/wire/words'

export const companyRecordWords = {
  ...companyWords,
  auditType: ['attempt', { first: 1, again: 2 }],
  enterpriseCode: 'creditCode',
  enterpriseAccount: 'companyAccount',
  ...certificationWords,
  statusBefore: ['statusBefore', certificationCodes],
  registTime: 'registeredAt',
  lastLoginTime: 'lastSignInAt',
  logoImageInAliyunOSSViewPath: 'logoPath',
  businessLicenseImageInAliyunOSSViewPath: 'licencePath',
  enterprisePurchasedProducts: 'products',
  enterpriseSaasProducts: 'subscriptions',
  saasProductName: 'productName',
  mainId: 'productId',
  trialSnCount: 'seatCount',
  hasUsedTrialSnCount: 'usedSeatCount',
  dueTime: 'endTime',
  areaOrCounty: 'district',
} as const

/** The calls of this feature. */
export const apiAtom = atom((get) => bindInWords(companyContract, get(clientAtom), companyRecordWords))

type Answers = AnswersInWords<typeof companyContract, typeof companyRecordWords>

export type CompanyHomeContent = Answers['getCompanyHome']
export type CompanyDetail = NonNullable<Answers['getCompanyDetail']>
export type CertificationStatus = CompanyHomeContent['certificationStatus']
