import * as v from 'valibot'
import { companyNameLength, isCreditCode } from '../../shared/company/contract'
import { pictureCodes } from '../../shared/pictures/contract'
import {
  codePoints,
  compact,
  contract,
  file,
  id,
  longText,
  text,
  tidyPhone,
  timestamp,
  upload,
  wholeNumber,
} from '../../wire/contract'
import { auditType } from '../contract'

export const personNameLength = 50
export const addressLength = 200
export const remarkLength = 500

/** The messages of the form's rules, by their names in the texts of both languages. */
export interface CompanyRuleTexts {
  readonly nameRequired: string
  readonly nameTooLong: string
  readonly codeRequired: string
  readonly codeInvalid: string
  readonly personRequired: string
  readonly phoneRequired: string
  readonly phoneInvalid: string
  readonly regionRequired: string
  readonly addressRequired: string
}

const chinese: CompanyRuleTexts = {
  nameRequired: '请输入企业名称',
  nameTooLong: '企业名称最多100个字符',
  codeRequired: '统一社会信用代码不能为空',
  codeInvalid: '请输入正确的18位统一社会信用代码',
  personRequired: '请输入联系人',
  phoneRequired: '手机号不能为空',
  phoneInvalid: '请输入正确的手机号',
  regionRequired: '请选择地址',
  addressRequired: '请输入详细地址',
}

const filled = (most: number, empty: string) => v.pipe(text(most), v.nonEmpty(empty))

/** The rules of the company form, for the screen and the service. */
export const companyRules = (texts: CompanyRuleTexts) => ({
  name: v.pipe(
    filled(10_000, texts.nameRequired),
    v.check((name) => codePoints(name) <= companyNameLength, texts.nameTooLong),
  ),
  code: v.pipe(
    v.string(),
    v.transform(compact),
    filled(100, texts.codeRequired),
    v.toUpperCase(),
    v.check((code) => code === '' || isCreditCode(code), texts.codeInvalid),
  ),
  contactPerson: filled(personNameLength, texts.personRequired),
  contactPhone: v.pipe(
    v.string(),
    v.transform(tidyPhone),
    filled(100, texts.phoneRequired),
    v.transform(tidyPhone),
    v.check((phone) => phone === '' || /^1[3-9]\d{9}$/.test(phone), texts.phoneInvalid),
  ),
  region: filled(50, texts.regionRequired),
  detailedAddress: filled(addressLength, texts.addressRequired),
  remark: longText(remarkLength),
})

const rules = companyRules(chinese)

const submission = v.object({
  EnterpriseId: id,
  EnterpriseName: rules.name,
  /** Displayed with the form; never changed by a submission. */
  EnterpriseAccount: v.optional(text(100)),
  EnterpriseCode: rules.code,
  ContactPerson: rules.contactPerson,
  ContactPhone: rules.contactPhone,
  'Address.Province': rules.region,
  'Address.City': rules.region,
  'Address.AreaOrCounty': rules.region,
  'Address.DetailedAddress': rules.detailedAddress,
  Remark: v.optional(rules.remark, ''),
  /** The record's `version` that the person saw. Refused if it is out of date. */
  Version: wholeNumber(0, 2_000_000_000),
  /** Required the first time. Later the stored one stays unless a new one is sent. */
  BusinessLicenseImage: v.optional(upload),
  LogoImage: v.optional(upload),
})

const registryEntry = v.object({ name: v.string(), creditCode: v.string() })

/** State of a submission: as {@link certificationStatus}, and 3 withdrawn. */
const auditStatus = v.picklist([1, 2, 3, 4])

export const certificationContract = contract({
  getBusinessLicence: {
    method: 'GET',
    path: '/api/Enterprise/GetBusinessLicense',
    query: v.object({ enterPriseId: id }),
    answers: 'file',
    response: file,
  },
  listAuditHistory: {
    method: 'GET',
    path: '/api/Enterprise/AuditHistoryList',
    query: v.object({ enterPriseId: id }),
    response: v.array(
      v.object({
        auditId: id,
        auditType,
        auditStatus,
        enterpriseName: v.string(),
        enterpriseCode: v.string(),
        submittedBy: v.string(),
        submittedAt: timestamp,
        auditedAt: v.nullable(timestamp),
        auditDetail: v.string(),
      }),
    ),
  },
  checkCompanyName: {
    method: 'GET',
    path: '/api/Enterprise/CheckEnterpriseName',
    query: v.object({ enterPriseId: id, enterpriseName: text(companyNameLength, 1) }),
    response: v.boolean(),
  },
  searchRegistry: {
    method: 'GET',
    path: '/api/Enterprise/SearchEnterpriseRegistry',
    query: v.object({ enterPriseId: id, word: text(companyNameLength, 2) }),
    response: v.array(registryEntry),
  },
  suggestCompanies: {
    method: 'GET',
    path: '/api/Enterprise/SuggestEnterpriseRegistry',
    query: v.object({ enterPriseId: id, word: text(companyNameLength, 2) }),
    response: v.array(registryEntry),
  },
  submitAudit: {
    method: 'POST',
    path: '/api/Enterprise/SubmitAudit',
    form: true,
    body: submission,
    response: v.literal(true),
  },
  resubmitAudit: {
    method: 'PATCH',
    path: '/api/Enterprise/ReSubmitAudit',
    form: true,
    body: submission,
    response: v.literal(true),
  },
  cancelAudit: {
    method: 'POST',
    path: '/api/Enterprise/CancelAudit',
    body: v.object({ enterPriseId: id, version: wholeNumber(0, 2_000_000_000) }),
    response: v.literal(true),
  },
})

/** Error codes of certification calls. */
export const companyCodes = {
  /** As specified. */
  noHistory: 404,
  notInRegistry: 300_000,
  registryFailed: 52_301,
  registryRefused: 52_302,
  nameTaken: 52_303,
  alreadySubmitted: 52_304,
  neverSubmitted: 52_305,
  underReview: 52_306,
  notUnderReview: 52_307,
  changedMeanwhile: 52_308,
  unknownRegion: 52_309,
  licenceMissing: 52_310,
  imageFormat: 52_311,
  imageTooLarge: 52_312,
  imageTooSmall: 52_313,
  imageTooManyPixels: pictureCodes.tooManyPixels,
  imageDamaged: pictureCodes.damaged,
  logoFormat: 52_316,
  logoTooLarge: 52_317,
  logoTooSmall: 52_318,
  /** The company sent too many registry queries within an hour. */
  registryTooOften: 52_319,
  /** A side of more than 10,000 pixels. */
  imageTooLong: pictureCodes.tooLong,
  /** Progressive, interlaced or GIF, and more than 12.5 million pixels. */
  imageTooWhole: pictureCodes.tooWhole,
  imageTooManyScans: pictureCodes.tooManyScans,
  /** Reading it took too much time or memory. */
  imageTooCostly: pictureCodes.tooCostly,
} as const

/** Size of a picture in bytes. */
export const licenceBounds = { most: 5_242_880, least: 5120 } as const
export const logoBounds = { most: 1_048_576, least: 5120 } as const
