import { certificationContract } from '@atrium/contracts/company/certification/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords, type InputsInWords } from '../../shared/wire/bindInWords'
import { companyWords } from '../../shared/wire/words'

const words = {
  ...companyWords,
  auditType: ['attempt', { first: 1, again: 2 }],
  auditStatus: ['status', { pending: 1, rejected: 2, withdrawn: 3, certified: 4 }],
  enterpriseCode: 'creditCode',
  EnterpriseName: 'companyName',
  EnterpriseCode: 'creditCode',
  ContactPerson: 'contactPerson',
  ContactPhone: 'contactPhone',
  'Address.Province': 'province',
  'Address.City': 'city',
  'Address.AreaOrCounty': 'district',
  'Address.DetailedAddress': 'detailedAddress',
  Remark: 'remark',
  Version: 'version',
  BusinessLicenseImage: 'licence',
  LogoImage: 'logo',
} as const

export const certificationApiAtom = atom((get) => bindInWords(certificationContract, get(clientAtom), words))

export type AuditHistory = AnswersInWords<typeof certificationContract, typeof words>['listAuditHistory']
export type Submission = InputsInWords<typeof certificationContract, typeof words>['submitAudit']['body']
