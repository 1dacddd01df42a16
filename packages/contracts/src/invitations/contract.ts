import * as v from 'valibot'
import {
  contract,
  counts,
  file,
  id,
  mobile,
  page,
  pageQuery,
  text,
  tidyPhone,
  timestamp,
  upload,
  wholeNumber,
} from '../wire/contract'

/** Most characters of a person's name. */
export const inviteeNameLength = 10
export const invitationSearchLength = 30
/** Most rows in one list, typed or uploaded. */
export const mostInvitees = 5000
/** Most invitations in one call; longer lists are sent in several calls. */
export const mostSentAtOnce = 500
/** Largest uploaded list, in bytes. */
export const mostListBytes = 2 * 1024 * 1024
/** Days in which an invitation by text message can be answered. */
export const invitationDays = 7
/** Seconds between two messages to the same person. */
export const resendSeconds = 60

export const invitationStatuses = [1, 2, 4, 5, 6, 7] as const
/** 1 joined, 2 rejected, 4 awaiting registration, 5 awaiting confirmation, 6 expired, 7 invalid. */
export type InvitationStatus = (typeof invitationStatuses)[number]
export const invitationStatus = v.picklist(invitationStatuses)

/** Reasons why a row of a list can't be invited. */
export const rowProblems = [
  'phoneMissing',
  'phoneInvalid',
  'phoneDecimals',
  'phoneRounded',
  'nameMissing',
  'nameTooLong',
  'nameInvalid',
  'duplicate',
  'departmentMissing',
  'departmentUnknown',
  'departmentAmbiguous',
  'alreadyMember',
  'alreadyInvited',
] as const
export type RowProblem = (typeof rowProblems)[number]

/** Problems of a normalised phone, independent of other rows. */
export function phoneProblemOf(phone: string): RowProblem | undefined {
  if (phone === '') return 'phoneMissing'
  if (v.is(mobile, phone)) return undefined
  // Spreadsheets store phones as numbers, and CSV files contain those numbers as text.
  if (/^\d+\.\d*$/.test(phone)) return 'phoneDecimals'
  return /^\d(?:\.\d*)?e\+?\d+$/i.test(phone) ? 'phoneRounded' : 'phoneInvalid'
}

const row = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000))

/**
 * One person as typed, pasted or read from a file. Any text is allowed, because the answer reports what is
 * wrong.
 */
export const invitee = v.object({
  /** The line in the sheet or list, by which the answer refers to it. */
  row,
  phone: v.pipe(v.string(), v.maxLength(60), v.transform(tidyPhone)),
  realName: v.pipe(v.string(), v.maxLength(200), v.trim()),
  /**
   * The department's name, or its full path if the name is ambiguous, such as `总公司/设计部`. Empty: the top
   * department.
   */
  department: v.pipe(v.string(), v.maxLength(400), v.trim()),
})
export type Invitee = v.InferOutput<typeof invitee>

const problems = v.array(v.picklist(rowProblems))

/** People of an uploaded list who were skipped. */
const leftOut = v.object({
  /** Rows with people that are hidden, manually or by a filter. */
  hiddenRowCount: v.number(),
  /** Hidden sheets with people. */
  hiddenSheetNames: v.array(v.string()),
  /** Further visible sheets with people. */
  otherSheetNames: v.array(v.string()),
})
export type LeftOut = v.InferOutput<typeof leftOut>

const invitees = (most: number) =>
  v.pipe(
    v.array(invitee),
    v.minLength(1),
    v.maxLength(most),
    v.check((rows) => new Set(rows.map((each) => each.row)).size === rows.length, 'must use each row once'),
  )

export const invitationsContract = contract({
  listInvitations: {
    method: 'GET',
    path: '/api/Enterprise/GetInvitationList',
    query: v.object({
      enterPriseId: id,
      ...pageQuery(1000),
      /** Absent: all. */
      inviteStatus: v.optional(v.pipe(wholeNumber(1, 7), invitationStatus)),
      searchCondition: v.optional(text(invitationSearchLength)),
    }),
    response: v.object({
      ...page(
        v.object({
          invitationId: id,
          phone: v.string(),
          realName: v.string(),
          /** Full path, for example `总公司/设计部/结构一室`. */
          department: v.string(),
          /** Null until it is answered. */
          userId: v.nullable(id),
          inviteStatus: invitationStatus,
          /** How the person was invited. */
          kind: v.picklist(['sms', 'link']),
          invitedAt: timestamp,
          addedAt: v.nullable(timestamp),
        }),
      ).entries,
      counts: counts({ inviteStatus: invitationStatus }),
    }),
  },
  listInvitableDepartments: {
    method: 'GET',
    path: '/api/Enterprise/GetInvitableDepartmentList',
    query: v.object({ enterPriseId: id }),
    response: v.array(
      v.object({
        enterpriseDepartmentId: id,
        departmentName: v.string(),
        parentId: v.nullable(id),
        level: v.number(),
        /** Names from the top department down, as lists may write them. */
        fullName: v.string(),
      }),
    ),
  },
  getInvitationBudget: {
    method: 'GET',
    path: '/api/Enterprise/GetInvitationBudget',
    query: v.object({ enterPriseId: id }),
    response: v.object({ perDay: v.number(), left: v.number() }),
  },
  checkInvitees: {
    method: 'POST',
    path: '/api/Enterprise/CheckInviteUsers',
    effect: 'reads',
    body: v.object({
      enterPriseId: id,
      users: invitees(mostInvitees),
      /** The current batch: people it has already invited are not a problem. */
      batchId: v.optional(id),
    }),
    /** Only rows with problems. */
    response: v.array(v.object({ row, problems })),
  },
  inviteByMessage: {
    method: 'POST',
    path: '/api/Enterprise/InviteMultipleUserRetReasonV2',
    body: v.object({ enterPriseId: id, batchId: id, users: invitees(mostSentAtOnce) }),
    response: v.array(v.object({ row, sent: v.boolean(), problems })),
  },
  readInvitationList: {
    method: 'POST',
    path: '/api/Enterprise/UploadTemplateRetReasonV2',
    effect: 'reads',
    form: true,
    body: v.object({ enterPriseId: id, file: upload }),
    response: v.object({ list: v.array(v.object({ ...invitee.entries, problems })), leftOut }),
  },
  downloadInvitationTemplate: {
    method: 'GET',
    path: '/api/Enterprise/DownloadInviteTemplate',
    query: v.object({ enterPriseId: id }),
    answers: 'file',
    response: file,
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/Enterprise/ResendInvitation',
    body: v.object({ enterPriseId: id, invitationId: id }),
    response: v.literal(true),
  },
  revokeInvitation: {
    method: 'POST',
    path: '/api/Enterprise/RevokeInvitation',
    body: v.object({ enterPriseId: id, invitationId: id }),
    response: v.literal(true),
  },
  realNamesByPhone: {
    method: 'POST',
    path: '/api/Enterprise/GetRealNamesByPhoneList',
    effect: 'reads',
    body: v.object({
      enterPriseId: id,
      phones: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{11}$/))), v.minLength(1), v.maxLength(500)),
    }),
    response: v.array(v.object({ phone: v.string(), realName: v.string() })),
  },
})

/** Error codes of invitation calls. */
export const invitationErrors = {
  alreadyJoined: 52401,
  alreadyRejected: 52402,
  notAnswered: 52403,
  awaitsDecision: 52404,
  expired: 52405,
  revoked: 52406,
  alreadyOpen: 52407,
  dailyLimit: 52408,
  tooSoon: 52409,
  notByMessage: 52410,
  notASheet: 52421,
  tooLarge: 52422,
  tooManyRows: 52423,
  noRows: 52424,
  noHeadings: 52425,
  protectedSheet: 52426,
  /** All people in the file are in hidden sheets or rows. */
  allHidden: 52427,
} as const
