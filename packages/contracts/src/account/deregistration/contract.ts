import * as v from 'valibot'
import { sentCode, verificationCode } from '../../shared/codes/contract'
import { contract, id, text, timestamp } from '../../wire/contract'

/** For how many days whoever signs in can keep the account. */
export const keptDays = 7

/** What keeps a person from going, and which companies it is about. */
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

/** What a person has now that ends with the account. */
const loss = v.object({
  /** Names of the companies that the person is in. */
  companies: v.array(v.string()),
  /** What may be used today: first what ends first. */
  licences: v.array(
    v.object({
      id,
      /** `bought`: by the person, for themselves. `trial`: running. `company`: given by one. */
      source: v.picklist(['bought', 'trial', 'company']),
      productName: v.string(),
      seats: v.number(),
      /** Null: for ever. */
      endAt: v.nullable(timestamp),
      /** Who gave it; null unless `company`. */
      enterpriseName: v.nullable(v.string()),
    }),
  ),
  /** Meetings to come, the next first. */
  meetings: v.array(
    v.object({
      meetingId: id,
      meetingName: v.string(),
      startAt: timestamp,
      /** False: waiting for a place. */
      isConfirmed: v.boolean(),
    }),
  ),
  /** Links to files that work today, those of companies' disks included. */
  shares: v.number(),
  orders: v.number(),
  invitations: v.number(),
  messages: v.number(),
  /** On the person's own disk, its bin included. */
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
      /** As far as a page may show it. */
      phone: v.string(),
      blocks: v.array(block),
      loss,
      /** When it ends; null: nobody asked for it. */
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
      /** That the agreement was read. */
      agreed: v.literal(true),
      code: verificationCode,
    }),
    response: v.object({
      endsAt: timestamp,
      /** By which `readDeregistration` knows the moment again, for the page that is shown once nobody is signed in. */
      proof: v.string(),
    }),
  },
  readDeregistration: {
    method: 'GET',
    path: '/api/v1/User/CancelAccountNotice',
    isPublic: true,
    query: v.object({ submitted: text(40, 1), proof: text(64, 1) }),
    response: v.object({
      /** Null: it is not genuine, or over. */
      endsAt: v.nullable(timestamp),
    }),
  },
  keepAccount: {
    method: 'POST',
    path: '/api/v1/User/KeepAccount',
    response: v.literal(true),
  },
})

/** Codes of refused calls about the end of an account. */
export const deregistrationErrors = {
  blocked: 52631,
  alreadyRequested: 52632,
  notRequested: 52633,
} as const
