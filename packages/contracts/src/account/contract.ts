import * as v from 'valibot'
import { sentCode, verificationCode } from '../shared/codes/contract'
import { contract, id, longText, mobile, timestamp, wholeNumber } from '../wire/contract'

/** A password encrypted for the service, as in the session's own calls. */
const sealedPassword = v.pipe(v.string(), v.regex(/^[\w-]{64,2048}$/, 'must be a sealed password'))

/** As stored; empty if the person never filled it in. */
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
      /** Sealed for the purpose `confirmation`. */
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
      /** Whether the person has verified the address. */
      emailVerified: v.boolean(),
      registTime: timestamp,
      /** Null: the password was never changed. */
      passwordChangedAt: v.nullable(timestamp),
    }),
  },
})

/** Error codes of account calls. */
export const accountErrors = {
  /** The same codes as the session's own calls: wrong password, too many attempts, expired seal. */
  wrongPassword: 52001,
  phoneTaken: 52612,
  /** Another member of one of the person's companies uses the number. */
  phoneTakenInCompany: 52616,
  samePhone: 52613,
  /** The bound mobile has changed since the page showed it. */
  phoneChanged: 52614,

  locked: 52004,
  sealExpired: 52005,
} as const

const enterPriseId = id

/** A reason why a company can't be dissolved yet; `count` is the number of cases. */
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

/** Everything that ends with the company. The kinds are the same as for a person's account. */
const loss = v.object({
  members: v.number(),
  departments: v.number(),
  /** Usable batches, soonest to end first. */
  licences: v.array(
    v.object({
      id,
      /** The same for all batches of a product. */
      productId: id,
      source: v.picklist(['bought', 'trial']),
      productName: v.string(),
      /** All seats, and the assigned ones among them. */
      seats: v.number(),
      granted: v.number(),
      /** Null: permanent. */
      endAt: v.nullable(timestamp),
    }),
  ),
  /** Active links to files of the company's disk. */
  shares: v.number(),
  orders: v.number(),
  /** People who were invited or applied and have not joined. */
  invitations: v.number(),
  /** On the company's disk, including its bin. */
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
      /** The super administrator's mobile, partly hidden. */
      phone: v.string(),
      blocks: v.array(block),
      loss,
      request: v.nullable(
        v.object({
          status: v.picklist(['pending', 'withdrawn', 'rejected']),
          requestedAt: timestamp,
          reason: v.string(),
          /** The vendor's reason for a refusal. */
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
      /** Confirms that the agreement was read. */
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

/** Error codes of dissolution calls. */
export const dissolutionErrors = {
  alreadyRequested: 52621,
  blocked: 52622,
  notRequested: 52623,
} as const
