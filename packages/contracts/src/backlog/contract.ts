import * as v from 'valibot'
import { contract, counts, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'

export const searchLength = 30

/** Most to-dos in one call. */
export const mostDeleted = 100

const inviteStatuses = [1, 2, 4, 5, 6, 7] as const

/** An invitation to join a company, as the invited person sees it. */
const invitation = v.object({
  backLogId: id,
  /** 0: waits for the person; 1: done by anybody. */
  backLogStatus: v.picklist([0, 1]),
  /** 1 joined, 2 rejected, 4 waiting for the person, 5 waiting for the company, 6 expired, 7 withdrawn. */
  inviteStatus: v.picklist(inviteStatuses),
  enterpriseId: id,
  enterpriseName: v.string(),
  /** The company was dissolved. */
  isDissolved: v.boolean(),
  logoPath: v.nullable(v.string()),
  inviterName: v.string(),
  /** The department that the person would join, from the top down. */
  department: v.string(),
  /** The name that the company entered for the person. */
  realName: v.string(),
  invitedAt: timestamp,
  expiresAt: timestamp,
  respondedAt: v.nullable(timestamp),
})

export const backlogContract = contract({
  listBacklog: {
    method: 'GET',
    path: '/api/Enterprise/GetBackLog',
    query: v.object({
      ...pageQuery(100),
      /** Name of the company. */
      searchCondition: v.optional(text(searchLength)),
      inviteStatus: v.optional(v.pipe(wholeNumber(0, 9), v.picklist(inviteStatuses))),
    }),
    response: v.object({
      ...page(invitation).entries,
      counts: counts({ inviteStatus: invitation.entries.inviteStatus }),
    }),
  },
  getBacklogItem: {
    method: 'GET',
    path: '/api/Enterprise/GetBackLogById',
    query: v.object({ backLogId: id }),
    response: invitation,
  },
  listWaiting: {
    method: 'GET',
    path: '/api/Enterprise/GetBackLogWithInviteRecord',
    response: v.array(invitation),
  },
  answerInvitation: {
    method: 'PATCH',
    path: '/api/Enterprise/EditBackLog',
    body: v.object({
      id,
      backLogStatus: v.picklist([1]),
      /** From the calling session. */
      passportToken: v.pipe(v.string(), v.maxLength(4096)),
      isPass: v.boolean(),
    }),
    response: v.literal(true),
  },
  deleteBacklog: {
    method: 'DELETE',
    path: '/api/Enterprise/DeleteBackLog',
    body: v.object({ backLogIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(mostDeleted)) }),
    response: v.literal(true),
  },
})

/** Error codes of calls about to-dos. */
export const backlogErrors = {
  companyGone: 52651,
  stillWaiting: 52652,
  passportRefused: 52653,
  expired: 52654,
  withdrawn: 52655,
  answered: 52656,
  alreadyMember: 52657,
  phoneTaken: 52658,
} as const
