import { certificationContract } from '@atrium/contracts/company/certification/contract'
import { companyContract } from '@atrium/contracts/company/contract'
import { overviewContract } from '@atrium/contracts/company/overview/contract'
import { regionAnswers } from '../shared/regions/mocks'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'

type CompanyHomeContent = AnswersOf<typeof companyContract>['getCompanyHome']
type Overview = AnswersOf<typeof overviewContract>['getOverview']
type CompanyDetail = NonNullable<AnswersOf<typeof companyContract>['getCompanyDetail']>
type AuditHistory = AnswersOf<typeof certificationContract>['listAuditHistory']

const dated = {
  licensingType: 'dated',
  trialSnCount: 0,
  hasUsedTrialSnCount: 0,
  startTime: '2026-01-01T00:00:00.000Z',
  dueTime: '2027-01-01T00:00:00.000Z',
  trialDays: 365,
  remainingDays: 42,
  isActive: true,
} as const

const permanent = {
  ...dated,
  licensingType: 'permanent',
  dueTime: null,
  trialDays: 0,
  remainingDays: 100,
} as const

export const someHome: CompanyHomeContent = {
  enterpriseName: '云筑建筑设计研究院有限公司',
  enterpriseAccount: 'yunzhu-design',
  enterpriseCode: '91310110MA1G8X2K7W',
  certificatationStatus: 4,
  completion: 88,
  missingParts: ['logo'],
  registTime: '2024-05-09T02:00:00.000Z',
  lastLoginTime: '2026-11-19T23:41:07.000Z',
  logoImageInAliyunOSSViewPath: null,
  secondStepWanted: null,
  enterprisePurchasedProducts: [
    { productId: 'structure', productName: '空间结构分析与设计软件', ...permanent },
    { productId: 'architecture', productName: '建筑施工图设计软件', ...dated, remainingDays: 240 },
    { productId: 'water', productName: '给排水与消防设计软件', ...dated, remainingDays: 25 },
    {
      productId: 'hvac',
      productName: '暖通空调负荷与能耗分析软件',
      ...dated,
      remainingDays: 0,
      isActive: false,
    },
    { productId: 'electrical', productName: '电气设计与智能化软件', ...permanent, isActive: false },
  ],
  enterpriseSaasProducts: [
    { mainId: 'bim', saasProductName: 'BIM协同设计云平台', ...dated, remainingDays: 300 },
    {
      mainId: 'review',
      saasProductName: '云端图纸审查与批注服务（协作标准版，含移动端离线查看与会签）',
      ...dated,
      trialSnCount: 30,
      hasUsedTrialSnCount: 12,
      trialDays: 30,
      remainingDays: 20,
    },
  ],
}

const seat = {
  productType: 0,
  licensingType: 'dated',
  startAt: '2026-01-01T00:00:00.000Z',
  snStatus: 'normal',
} as const

const sold = (onLineProductId: string, canRenew: boolean) => ({ onLineProductId, canRenew })

export const someOverview: Overview = {
  now: '2026-11-20T01:00:00.000Z',
  name: '周明远',
  tasks: [
    {
      kind: 'ended',
      ...sold('hvac', true),
      mainId: 'hvac',
      name: '暖通空调负荷与能耗分析软件',
      orderNo: null,
      endAt: '2026-10-13T01:00:00.000Z',
      holders: 8,
    },
    {
      kind: 'failed',
      orderNo: '202611191018000001',
      name: '给排水与消防设计软件',
      payAmount: 33630,
      createdAt: '2026-11-19T02:18:00.000Z',
      expiresAt: '2026-12-19T02:18:00.000Z',
    },
    { kind: 'applications', count: 4, name: '李思远', since: '2026-11-17T03:00:00.000Z' },
    {
      kind: 'full',
      ...sold('bim-cloud', false),
      mainId: 'bim',
      name: 'BIM协同设计云平台',
      productType: 1,
      total: 40,
    },
    {
      kind: 'ending',
      ...sold('water', true),
      mainId: 'water',
      name: '给排水与消防设计软件',
      orderNo: null,
      endAt: '2026-12-14T01:00:00.000Z',
      holders: 12,
    },
    { kind: 'invitations', count: 2, until: '2026-11-21T09:00:00.000Z' },
  ],
  seats: [
    {
      ...seat,
      mainId: 'bim',
      name: 'BIM协同设计云平台',
      productType: 1,
      endAt: '2027-09-18T00:00:00.000Z',
      total: 40,
      used: 40,
      passedOn: 0,
      batchOf: null,
      earlierEnd: null,
    },
    {
      ...seat,
      mainId: 'water',
      name: '给排水与消防设计软件',
      endAt: '2026-12-14T01:00:00.000Z',
      total: 20,
      used: 12,
      passedOn: 6,
      batchOf: null,
      earlierEnd: null,
    },
    {
      ...seat,
      mainId: 'structure',
      name: '空间结构分析与设计软件',
      licensingType: 'permanent',
      endAt: null,
      total: 60,
      used: 34,
      passedOn: 8,
      batchOf: null,
      earlierEnd: null,
    },
    {
      ...seat,
      mainId: 'architecture',
      name: '建筑施工图设计软件',
      endAt: '2027-07-20T00:00:00.000Z',
      total: 80,
      used: 41,
      passedOn: 0,
      batchOf: null,
      earlierEnd: null,
    },
    {
      ...seat,
      mainId: 'hvac',
      name: '暖通空调负荷与能耗分析软件',
      endAt: '2026-10-13T01:00:00.000Z',
      snStatus: 'expired',
      total: 20,
      used: 8,
      passedOn: 0,
      batchOf: null,
      earlierEnd: null,
    },
  ],
  licences: [
    {
      ...seat,
      subId: 'grant-structure',
      mainId: 'structure',
      name: '空间结构分析与设计软件',
      drawing: 'frame',
      licensingType: 'permanent',
      endAt: null,
      grantedAt: '2026-02-01T00:00:00.000Z',
      devices: 2,
    },
    {
      ...seat,
      subId: 'grant-water',
      mainId: 'water',
      name: '给排水与消防设计软件',
      drawing: 'pipes',
      endAt: '2026-12-14T01:00:00.000Z',
      grantedAt: '2026-03-01T00:00:00.000Z',
      devices: 0,
    },
  ],
  contacts: [
    { name: '周明远', role: 'superAdministrator', phone: '138****0001' },
    { name: '沈佳宁', role: 'administrator', phone: '138****0002' },
  ],
}

export const someDetail: CompanyDetail = {
  enterpriseName: '云筑建筑设计研究院有限公司',
  enterpriseAccount: 'yunzhu-design',
  enterpriseCode: '91310110MA1G8X2K7W',
  contactPerson: '周明远',
  contactPhone: '13800000001',
  remark: '',
  certificatationStatus: 4,
  certificatationType: 1,
  address: {
    province: '上海市',
    city: '上海市',
    areaOrCounty: '杨浦区',
    detailedAddress: '国康路88号16层',
  },
  logoImageInAliyunOSSViewPath: null,
  businessLicenseImageInAliyunOSSViewPath: '/api/Enterprise/GetBusinessLicense?enterPriseId=company-1',
  createdAt: '2024-05-09T02:00:00.000Z',
  submittedAt: '2026-01-23T02:40:00.000Z',
  auditedAt: '2026-01-24T06:12:30.000Z',
  auditType: 1,
  auditDetail: '资料齐全，审核通过。',
  version: 2,
  statusBefore: 4,
}

/** Enough regions to choose one. */
const someLicence = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560"><rect width="800" height="560" fill="#fbf8ef"/><rect x="24" y="24" width="752" height="512" fill="none" stroke="#b08d4f" stroke-width="10"/></svg>',
  ],
  { type: 'image/svg+xml' },
)

export const someHistory: AuditHistory = [
  {
    auditId: 'certification-2',
    auditType: 2,
    auditStatus: 4,
    enterpriseName: someDetail.enterpriseName,
    enterpriseCode: someDetail.enterpriseCode,
    submittedBy: '周明远',
    submittedAt: '2026-01-23T02:40:00.000Z',
    auditedAt: '2026-01-24T06:12:30.000Z',
    auditDetail: '资料齐全，审核通过。',
  },
  {
    auditId: 'certification-1',
    auditType: 1,
    auditStatus: 2,
    enterpriseName: someDetail.enterpriseName,
    enterpriseCode: someDetail.enterpriseCode,
    submittedBy: '周明远',
    submittedAt: '2026-01-20T02:40:00.000Z',
    auditedAt: '2026-01-21T06:12:30.000Z',
    auditDetail: '详细地址与营业执照不一致，请修改后重新提交。',
  },
]

/** The service's answers to a member of a certified company. */
export const companyAnswers: readonly Answer[] = [
  answer(companyContract.getCompanyHome, someHome),
  answer(overviewContract.getOverview, someOverview),
  answer(companyContract.getCompanyDetail, someDetail),
  answer(certificationContract.getBusinessLicence, { name: 'business-licence.svg', content: someLicence }),
  answer(certificationContract.listAuditHistory, someHistory),
  answer(certificationContract.checkCompanyName, true),
  answer(certificationContract.suggestCompanies, []),
  answer(certificationContract.searchRegistry, [
    { name: someDetail.enterpriseName, creditCode: someDetail.enterpriseCode },
  ]),
  ...regionAnswers,
  answer(certificationContract.submitAudit, true),
  answer(certificationContract.resubmitAudit, true),
  answer(certificationContract.cancelAudit, true),
]
