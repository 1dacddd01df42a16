import * as v from 'valibot'
import { sentCode, verificationCode } from '../shared/codes/contract'
import { contract, id, longText, mobile, timestamp, wholeNumber } from '../wire/contract'

/** A password sealed by the session for the service, as the session's own calls send them. */
const sealedPassword = v.pipe(v.string(), v.regex(/^[\w-]{64,2048}$/, 'must be a sealed password'))

/** As it is kept; empty where nobody filled it in yet. */
const storedProfile = v.object({ callName: v.string(), realName: v.string(), email: v.string() })

export const accountContract = contract({
  sendCode: {
    method: 'POST',
    path: '/api/v1/User/assignAuthcodes',
    codeChallenge: true,
    body: v.object({ codeType: v.literal('BIND'), mobile }),
    response: sentCode,
  },
  changeMobile: {
    method: 'PUT',
    path: '/api/v1/User/ChangeMobile',
    codeChallenge: true,
    query: v.object({ oldMobile: mobile }),
    body: v.object({
      bindType: v.literal('sms'),
      /** Sealed for `confirmation`. */
      password: sealedPassword,
      keyId: v.pipe(v.string(), v.maxLength(64)),
      /** The new mobile. */
      principal: mobile,
      code: verificationCode,
    }),
    response: v.literal(true),
  },
  getAccount: {
    method: 'GET',
    path: '/api/v1/User/GetAccount',
    response: v.object({
      account: v.string(),
      phone: v.string(),
      ...storedProfile.entries,
      /** Whether the address is proven to be the person's. */
      emailVerified: v.boolean(),
      registTime: timestamp,
      /** When the password was last changed; null: never. */
      passwordChangedAt: v.nullable(timestamp),
    }),
  },
})

/** Codes of refused account calls. */
export const accountErrors = {
  /** As the session's own calls answer: a wrong password, too many of them, and a seal past its time. */
  wrongPassword: 52001,
  phoneTaken: 52612,
  /** Another member of one of the person's companies goes by it. */
  phoneTakenInCompany: 52616,
  samePhone: 52613,
  /** The bound mobile is no longer the one that the page showed. */
  phoneChanged: 52614,

  locked: 52004,
  sealExpired: 52005,
} as const

const enterPriseId = id

/** What keeps a company from being dissolved; `count` says how many. */
const block = v.object({
  kind: v.picklist([
    'ordersUnpaid',
    'ordersFailed',
    'ordersProcessing',
    'ordersAccepted',
    'certificationPending',
  ]),
  count: wholeNumber(1, 1_000_000_000),
})

/** What a company has now that ends with it: of the same kinds as what ends with a person's account. */
const loss = v.object({
  members: v.number(),
  departments: v.number(),
  /** Batches that may be used today: first what ends first. */
  licences: v.array(
    v.object({
      id,
      /** The same of all batches of a product. */
      productId: id,
      source: v.picklist(['bought', 'trial']),
      productName: v.string(),
      /** Seats owned, and those in use among them. */
      seats: v.number(),
      granted: v.number(),
      /** Null: for ever. */
      endAt: v.nullable(timestamp),
    }),
  ),
  /** Links to files of the company's disk that work today. */
  shares: v.number(),
  orders: v.number(),
  /** Those who were invited or applied, and are not in yet. */
  invitations: v.number(),
  /** On the company's disk, its bin included. */
  files: v.number(),
  fileBytes: v.number(),
})

export type DissolutionBlock = v.InferOutput<typeof block>
export type DissolutionLoss = v.InferOutput<typeof loss>

export const dissolutionContract = contract({
  preCancel: {
    method: 'POST',
    path: '/api/Enterprise/PreCancelEnterpriseAccount',
    effect: 'reads',
    body: v.object({ enterPriseId }),
    response: v.object({
      enterpriseName: v.string(),
      /** The super administrator's mobile as far as the page may show it. */
      phone: v.string(),
      blocks: v.array(block),
      loss,
      request: v.nullable(
        v.object({
          status: v.picklist(['pending', 'withdrawn', 'rejected']),
          requestedAt: timestamp,
          reason: v.string(),
          /** Why the vendor said no. */
          remark: v.string(),
        }),
      ),
    }),
  },
  sendCancelCode: {
    method: 'POST',
    path: '/api/Enterprise/GetVerificationCode',
    codeChallenge: true,
    body: v.object({ enterPriseId }),
    response: sentCode,
  },
  cancelAccount: {
    method: 'POST',
    path: '/api/Enterprise/CancelEnterpriseAccount',
    codeChallenge: true,
    body: v.object({
      enterPriseId,
      /** That the agreement was read. */
      agreed: v.literal(true),
      code: verificationCode,
      reason: longText(200),
    }),
    response: v.literal(true),
  },
  withdrawCancel: {
    method: 'POST',
    path: '/api/Enterprise/WithdrawCancelEnterpriseAccount',
    body: v.object({ enterPriseId }),
    response: v.literal(true),
  },
})

/** Codes of refused dissolution calls. */
export const dissolutionErrors = {
  alreadyRequested: 52621,
  blocked: 52622,
  notRequested: 52623,
} as const
