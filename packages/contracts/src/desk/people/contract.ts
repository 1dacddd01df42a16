import * as v from 'valibot'
import { contract, id, page, pageQuery, text, timestamp, wholeNumber } from '../../wire/contract'

/** Longest reason for a lock, which its owner may be given by customer service. */
export const lockReasonLength = 200

const found = v.object({
  userId: id,
  name: v.string(),
  nickname: v.string(),
  /** Account, phone and mail are masked unless the caller gave a reason. */
  account: v.string(),
  phone: v.string(),
  email: v.string(),
  companies: v.array(v.string()),
  lockedAt: v.nullable(timestamp),
  lastSignInAt: v.nullable(timestamp),
})

const session = v.object({
  sessionId: id,
  isBrowser: v.boolean(),
  isDesk: v.boolean(),
  since: timestamp,
  usedAt: timestamp,
  address: v.string(),
  browser: v.string(),
  system: v.string(),
})

const event = v.object({
  at: timestamp,
  event: v.string(),
  application: v.string(),
  address: v.string(),
  browser: v.string(),
  system: v.string(),
})

const params = v.object({ userId: id })

export const deskPeopleContract = contract({
  searchPeople: {
    method: 'GET',
    path: '/api/desk/people',
    query: v.object({ search: text(60, 2) }),
    /** The closest, at most 50. */
    response: v.array(found),
  },
  getPerson: {
    method: 'GET',
    path: '/api/desk/people/{userId}',
    params,
    response: v.object({
      ...v.omit(found, ['companies']).entries,
      isMasked: v.boolean(),
      isEmailVerified: v.boolean(),
      createdAt: timestamp,
      lockReason: v.string(),
      erasedAt: v.nullable(timestamp),
      passwordSetAt: timestamp,
      /** Since when the account is to end, if its owner asked for it. */
      endsAt: v.nullable(timestamp),
      hasSecondStep: v.boolean(),
      passkeys: v.number(),
      socialAccounts: v.array(v.string()),
      openSessions: v.number(),
      companies: v.array(
        v.object({
          companyId: id,
          name: v.string(),
          role: v.picklist(['superAdministrator', 'administrator', 'member']),
          joinedAt: timestamp,
          dissolvedAt: v.nullable(timestamp),
        }),
      ),
      orders: v.array(
        v.object({
          orderNo: v.string(),
          product: v.string(),
          /** In fen. */
          payAmount: v.number(),
          status: v.string(),
          createdAt: timestamp,
        }),
      ),
    }),
  },
  listPersonSessions: {
    method: 'GET',
    path: '/api/desk/people/{userId}/sessions',
    params,
    response: v.array(session),
  },
  listPersonEvents: {
    method: 'GET',
    path: '/api/desk/people/{userId}/events',
    params,
    query: v.object(pageQuery(100)),
    response: page(event),
  },
  lockPerson: {
    method: 'POST',
    path: '/api/desk/people/{userId}/lock',
    params,
    body: v.object({ detail: text(lockReasonLength, 1) }),
    response: v.object({ account: v.string(), sessionsEnded: v.number() }),
  },
  unlockPerson: {
    method: 'POST',
    path: '/api/desk/people/{userId}/unlock',
    params,
    response: v.object({ account: v.string() }),
  },
  endPersonSessions: {
    method: 'POST',
    path: '/api/desk/people/{userId}/endSessions',
    params,
    /** Default: all of them. */
    body: v.object({ sessionId: v.optional(id) }),
    response: v.object({ account: v.string(), sessionsEnded: wholeNumber(1, 1_000_000) }),
  },
  endEverySession: {
    method: 'POST',
    path: '/api/desk/endEverySession',
    response: v.object({ sessionsEnded: v.number() }),
  },
  turnOffSecondStep: {
    method: 'POST',
    path: '/api/desk/people/{userId}/secondStepOff',
    params,
    response: v.object({ account: v.string() }),
  },
})

export const deskPeopleCodes = {
  alreadyLocked: 56_640,
  notLocked: 56_641,
  noSession: 56_642,
  noSecondStep: 56_643,
  ownAccount: 56_644,
} as const
