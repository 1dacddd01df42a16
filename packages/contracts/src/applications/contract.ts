import * as v from 'valibot'
import { contract, counts, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'

/** For how many days a shared link can be valid; the first is the default. */
export const linkDays = [7, 30, 90] as const
/** How many people may follow one shared link. */
export const linkMembers = 200
export const applicantNameLength = 10
export const searchLength = 30
export const reasonLength = 100
/** How many applications are decided at once. */
export const auditBatch = 200

/** What opens an invitation: a shared link's secret, or that of a text message. */
const credential = {
  type: v.picklist(['link', 'invitation']),
  data: v.pipe(v.string(), v.maxLength(300)),
}

const link = v.object({
  linkId: id,
  /** What is shared. */
  qrCodeUrl: v.string(),
  enterpriseName: v.string(),
  /** Where those who come by it will sit, from the top down. */
  department: v.string(),
  inviterName: v.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** Who applied or joined by it so far. */
  usedCount: v.number(),
  memberLimit: v.number(),
})

/** 1 joined, 2 rejected, 5 awaiting confirmation. */
export const applicationStatuses = [5, 1, 2] as const

const application = v.object({
  applyId: id,
  phone: v.string(),
  realName: v.string(),
  /** Whole address of the applicant's picture; null: none, or they were refused, or left. */
  picture: v.nullable(v.string()),
  /** Where the person will sit, or was seated, from the top down. */
  department: v.string(),
  enterpriseDepartmentId: id,
  inviteStatus: v.picklist(applicationStatuses),
  appliedAt: timestamp,
  /** Who shared the link. */
  inviterName: v.string(),
})

export const applicationsContract = contract({
  createInviteLink: {
    method: 'POST',
    path: '/api/Enterprise/CreateInviteUserLink',
    body: v.object({
      enterpriseId: id,
      effectivityDays: v.pipe(wholeNumber(1, 365), v.picklist(linkDays)),
      /** Where those who come by it will sit. Default: the top of what the person looks after. */
      enterpriseDepartmentId: v.optional(id),
    }),
    response: v.object({
      ...link.entries,
      /** PNG, base64. */
      qrCodeData: v.string(),
    }),
  },
  listInviteLinks: {
    method: 'GET',
    path: '/api/Enterprise/GetInviteUserLinks',
    query: v.object({ enterpriseId: id }),
    response: v.array(link),
  },
  revokeInviteLink: {
    method: 'DELETE',
    path: '/api/Enterprise/RevokeInviteUserLink',
    query: v.object({ enterpriseId: id, linkId: id }),
    response: v.literal(true),
  },
  describeInvitation: {
    method: 'POST',
    path: '/api/Enterprise/DecryptInviteLinkData',
    isPublic: true,
    effect: 'reads',
    body: v.object(credential),
    response: v.object({
      /** `answered`: a text message that was accepted or declined already. `unknown`: also a dissolved company. */
      state: v.picklist(['valid', 'expired', 'revoked', 'full', 'answered', 'unknown']),
      enterpriseName: v.string(),
      logoPath: v.nullable(v.string()),
      inviterName: v.string(),
      expiresAt: v.nullable(timestamp),
      /** Of a text message: the number it was sent to, its middle hidden; else empty. */
      phone: v.string(),
      /** Of a text message: the name by which the administrator invited; else empty. */
      realName: v.string(),
      /** Of a text message: whether the number has an account. */
      hasAccount: v.boolean(),
    }),
  },
  getStanding: {
    method: 'POST',
    path: '/api/Enterprise/GetJoinStanding',
    effect: 'reads',
    body: v.object(credential),
    response: v.object({
      /**
       * `open`: may apply. `wrongAccount`: the text message went to another number. `refused`: the last
       * application was refused; another one is welcome.
       */
      standing: v.picklist(['open', 'wrongAccount', 'pending', 'joined', 'refused', 'unknown']),
      /** The company, once the caller belongs to it. */
      enterpriseId: v.nullable(id),
      realName: v.string(),
      /** Why the last application was refused. */
      reason: v.string(),
    }),
  },
  applyToJoin: {
    method: 'POST',
    path: '/api/Enterprise/ApplyJoinEnterprise',
    body: v.object({ ...credential, realName: text(applicantNameLength, 1) }),
    response: v.object({ standing: v.picklist(['pending', 'joined']), enterpriseId: v.nullable(id) }),
  },
  declineInvitation: {
    method: 'POST',
    path: '/api/Enterprise/DeclineInvitation',
    isPublic: true,
    body: v.object({ data: credential.data }),
    response: v.literal(true),
  },
  listApplications: {
    method: 'GET',
    path: '/api/Enterprise/GetApplyUserList',
    query: v.object({
      enterPriseId: id,
      ...pageQuery(1000),
      /** Phone, name or department. */
      searchCondition: v.optional(text(searchLength)),
      inviteStatus: v.optional(v.pipe(wholeNumber(0, 9), v.picklist(applicationStatuses))),
    }),
    response: v.object({
      ...page(application).entries,
      counts: counts({ inviteStatus: application.entries.inviteStatus }),
    }),
  },
  getApplication: {
    method: 'GET',
    path: '/api/Enterprise/GetApplyUserDetail',
    query: v.object({ enterPriseId: id, applyId: id }),
    response: v.object({
      ...application.entries,
      auditedAt: v.nullable(timestamp),
      auditorName: v.string(),
      reason: v.string(),
      /** When the link was shared that brought the person here. */
      linkCreatedAt: v.nullable(timestamp),
    }),
  },
  auditApplications: {
    method: 'POST',
    path: '/api/Enterprise/AuditMultipleInviteUser',
    body: v.object({
      enterpriseId: id,
      isPass: v.boolean(),
      applyIds: v.pipe(
        v.array(id),
        v.minLength(1),
        v.maxLength(auditBatch),
        v.check((ids) => new Set(ids).size === ids.length, 'must name each application once'),
      ),
      /** Where those approved will sit. Default: the department of each application. */
      enterpriseDepartmentId: v.optional(id),
      /** Told to those refused. */
      reason: v.optional(text(reasonLength), ''),
    }),
    response: v.object({
      done: v.number(),
      /** Those left as they were, with the code that says why. */
      skipped: v.array(v.object({ applyId: id, code: v.number() })),
    }),
  },
})

/** Codes of refused calls about links and applications. */
export const applicationErrors = {
  unknown: 52451,
  expired: 52452,
  revoked: 52453,
  full: 52454,
  alreadyMember: 52455,
  alreadyApplied: 52456,
  wrongAccount: 52457,
  auditedMeanwhile: 52458,
  phoneTaken: 52459,
  tooManyLinks: 52460,
  answered: 52461,
} as const
