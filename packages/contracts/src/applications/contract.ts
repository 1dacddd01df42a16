import * as v from 'valibot'
import { contract, counts, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'

/** Days that a shared link can be valid; the first is the default. */
export const linkDays = [7, 30, 90] as const
/** Most people who can use one shared link. */
export const linkMembers = 200
export const applicantNameLength = 10
export const searchLength = 30
export const reasonLength = 100
/** Most applications in one call. */
export const auditBatch = 200

/** Opens an invitation: the secret of a shared link or of a text message. */
const credential = {
  type: v.picklist(['link', 'invitation']),
  data: v.pipe(v.string(), v.maxLength(300)),
}

const link = v.object({
  linkId: id,
  /** The link behind the QR code. */
  qrCodeUrl: v.string(),
  enterpriseName: v.string(),
  /** The department that people join, from the top down. */
  department: v.string(),
  inviterName: v.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** People who have applied or joined with it. */
  usedCount: v.number(),
  memberLimit: v.number(),
})

/** 1 joined, 2 rejected, 5 awaiting confirmation. */
export const applicationStatuses = [5, 1, 2] as const

const application = v.object({
  applyId: id,
  phone: v.string(),
  realName: v.string(),
  /** Full address of the applicant's picture; null: none, or the person was refused or has left. */
  picture: v.nullable(v.string()),
  /** The person's department, now or after approval, from the top down. */
  department: v.string(),
  enterpriseDepartmentId: id,
  inviteStatus: v.picklist(applicationStatuses),
  appliedAt: timestamp,
  /** The person who shared the link. */
  inviterName: v.string(),
})

export const applicationsContract = contract({
  createInviteLink: {
    method: 'POST',
    path: '/api/Enterprise/CreateInviteUserLink',
    body: v.object({
      enterpriseId: id,
      effectivityDays: v.pipe(wholeNumber(1, 365), v.picklist(linkDays)),
      /** The department that people join. Default: the topmost one that the caller manages. */
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
      /**
       * `answered`: a text message that was accepted or declined. `unknown`: also for dissolved companies.
       */
      state: v.picklist(['valid', 'expired', 'revoked', 'full', 'answered', 'unknown']),
      enterpriseName: v.string(),
      logoPath: v.nullable(v.string()),
      inviterName: v.string(),
      expiresAt: v.nullable(timestamp),
      /** For a text message: its number, partly hidden; otherwise empty. */
      phone: v.string(),
      /** For a text message: the name that the administrator entered; otherwise empty. */
      realName: v.string(),
      /** For a text message: whether the number has an account. */
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
       * application was refused; the person may apply again.
       */
      standing: v.picklist(['open', 'wrongAccount', 'pending', 'joined', 'refused', 'unknown']),
      /** The company, if the caller belongs to it. */
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
      /** When the link that the person used was shared. */
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
      /** The department for approved people. Default: the one in each application. */
      enterpriseDepartmentId: v.optional(id),
      /** Sent to refused people. */
      reason: v.optional(text(reasonLength), ''),
    }),
    response: v.object({
      done: v.number(),
      /** Applications that were left unchanged, with the error code. */
      skipped: v.array(v.object({ applyId: id, code: v.number() })),
    }),
  },
})

/** Error codes of calls about links and applications. */
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
