import * as v from 'valibot'
import { sentCode, verificationCode } from '../../shared/codes/contract'
import { contract, id, text, timestamp } from '../../wire/contract'

/** Days during which signing in can keep the account. */
export const keptDays = 7

/** A reason why the account can't end yet, and the companies concerned. */
const block = v.object({
  kind: v.picklist([
    'superAdministrator',
    'ordersUnpaid',
    'ordersFailed',
    'ordersProcessing',
    'ordersAccepted',
  ]),
  count: v.number(),
  companies: v.array(v.object({ id, name: v.string() })),
})

/** Everything that ends with the account. */
const loss = v.object({
  /** Names of the person's companies. */
  companies: v.array(v.string()),
  /** Usable licences, soonest to end first. */
  licences: v.array(
    v.object({
      id,
      /** `bought` by the person for themselves, `trial` still running, `company`: assigned by a company. */
      source: v.picklist(['bought', 'trial', 'company']),
      productName: v.string(),
      seats: v.number(),
      /** Null: permanent. */
      endAt: v.nullable(timestamp),
      /** The company that assigned it; null unless `company`. */
      enterpriseName: v.nullable(v.string()),
    }),
  ),
  /** Upcoming meetings, the next one first. */
  meetings: v.array(
    v.object({
      meetingId: id,
      meetingName: v.string(),
      startAt: timestamp,
      /** False: on the waiting list. */
      isConfirmed: v.boolean(),
    }),
  ),
  /** Active links to files, including those on companies' disks. */
  shares: v.number(),
  orders: v.number(),
  invitations: v.number(),
  messages: v.number(),
  /** On the person's own disk, including its bin. */
  files: v.number(),
  fileBytes: v.number(),
})

export type DeregistrationLoss = v.InferOutput<typeof loss>
export type DeregistrationBlock = v.InferOutput<typeof block>

export const deregistrationContract = contract({
  previewDeregistration: {
    method: 'GET',
    path: '/api/v1/User/PreCancelAccount',
    response: v.object({
      /** Partly hidden. */
      phone: v.string(),
      blocks: v.array(block),
      loss,
      /** When the account ends; null: no request. */
      endsAt: v.nullable(timestamp),
    }),
  },
  sendDeregistrationCode: {
    method: 'POST',
    path: '/api/v1/User/GetCancelCode',
    codeChallenge: true,
    response: sentCode,
  },
  deregister: {
    method: 'POST',
    path: '/api/v1/User/CancelAccount',
    codeChallenge: true,
    body: v.object({
      /** Confirms that the agreement was read. */
      agreed: v.literal(true),
      code: verificationCode,
    }),
    response: v.object({
      endsAt: timestamp,
      /** Lets `readDeregistration` verify the moment for the page shown after everybody is signed out. */
      proof: v.string(),
    }),
  },
  readDeregistration: {
    method: 'GET',
    path: '/api/v1/User/CancelAccountNotice',
    isPublic: true,
    query: v.object({ submitted: text(40, 1), proof: text(64, 1) }),
    response: v.object({
      /** Null: the proof is invalid, or the moment has passed. */
      endsAt: v.nullable(timestamp),
    }),
  },
  keepAccount: {
    method: 'POST',
    path: '/api/v1/User/KeepAccount',
    response: v.literal(true),
  },
})

/** Error codes of calls about ending an account. */
export const deregistrationErrors = {
  blocked: 52631,
  alreadyRequested: 52632,
  notRequested: 52633,
} as const
