import * as v from 'valibot'
import { licenceStatus } from '../shared/licence/contract'
import { contract, id, mobile, page, pageQuery, timestamp, upload, wholeNumber } from '../wire/contract'

/** Most lines of a bulk change: members times products. */
export const mostLines = 5000
/** Most bulk changes of a company that are in progress at once. */
export const mostUnfinished = 10
/** Most products in one bulk change. */
export const mostProducts = 50
/** Most departments, each with everybody below, in one bulk change. */
export const mostDepartments = 200
/** Most members without a seat that a preview names per product. */
export const mostNamed = 20
/** Largest uploaded list of phones, in bytes. */
export const mostListBytes = 2 * 1024 * 1024

export const bulkKind = v.picklist(['grant', 'cancel'])

const ids = (most: number) => v.pipe(v.array(id), v.maxLength(most))

/**
 * Members times products. A member who is named several times counts once, and so does a product. Members of a
 * department include everybody in the departments below it.
 */
const selection = {
  enterPriseId: id,
  kind: bulkKind,
  userIds: v.optional(ids(mostLines), []),
  departmentIds: v.optional(ids(mostDepartments), []),
  phones: v.optional(v.pipe(v.array(mobile), v.maxLength(mostLines)), []),
  mainIds: v.pipe(ids(mostProducts), v.minLength(1)),
}

/** Seats of one department: where they come from, or where they return. */
const pool = v.object({
  enterpriseDepartmentId: id,
  /** Full path from the top department. */
  department: v.string(),
  count: v.number(),
})

export const bulkState = v.picklist(['running', 'done', 'undoing', 'undone'])
/** `skipped`: there was nothing to do, or a reclaim left the licence where it is. It isn't retried. */
export const lineState = v.picklist(['waiting', 'done', 'skipped', 'failed', 'undone'])
/** Why a line is skipped rather than failed. */
export const skippedReasons = ['alreadyGranted', 'notGranted', 'usedMeanwhile', 'borrowed'] as const

/** Why a line was not done, or not undone. */
export const lineReason = v.picklist([
  /** The member left the company, or is no longer managed by the person who started the change. */
  'memberMissing',
  'alreadyGranted',
  'notGranted',
  'noSeats',
  'expired',
  'disabled',
  /** It was used after the reclaim was announced. */
  'usedMeanwhile',
  /** It was borrowed for a device, so a reclaim leaves it. */
  'borrowed',
  /** The person who started the change lost the permission for it. */
  'permissionEnded',
  'tooLateToUndo',
  /** The member has the product again, so the cancelled licence can't return. */
  'heldAgain',
  /** The service failed at it, twice. */
  'broken',
])

export const bulkLicencesErrors = {
  tooManyLines: 55100,
  nobodyChosen: 55101,
  stillRunning: 55102,
  nothingFailed: 55103,
  tooLateToUndo: 55104,
  tooLarge: 55105,
  notASheet: 55106,
  noPhones: 55107,
  tooManyUnfinished: 55108,
} as const

const bulkChange = v.object({
  changeId: id,
  kind: bulkKind,
  state: bulkState,
  startedAt: timestamp,
  startedBy: v.string(),
  finishedAt: v.nullable(timestamp),
  /** Until when it can be undone; null: not any more, or not yet. */
  undoUntil: v.nullable(timestamp),
  total: v.number(),
  waiting: v.number(),
  done: v.number(),
  skipped: v.number(),
  failed: v.number(),
  undone: v.number(),
  productNames: v.array(v.string()),
})

export const bulkLicencesContract = contract({
  previewBulkChange: {
    method: 'POST',
    path: '/api/Enterprise/PreviewBulkLicences',
    effect: 'reads',
    body: v.object(selection),
    response: v.object({
      /** Members found, each counted once. */
      memberCount: v.number(),
      /** Lines of the change: members times products. More than {@link mostLines} can't be started. */
      total: v.number(),
      /** Phones that don’t belong to a member whose licences the caller may change. */
      unknownPhones: v.array(v.string()),
      products: v.array(
        v.object({
          mainId: id,
          productName: v.string(),
          endTime: v.nullable(timestamp),
          snStatus: licenceStatus,
          /** Lines that would be done. */
          count: v.number(),
          /** Members who hold it already; for a cancellation, members who don't hold it. */
          unchanged: v.number(),
          pools: v.array(pool),
          /** Members for whom no seat is left; 0 for a cancellation. */
          short: v.number(),
          /** The first of them, at most {@link mostNamed}. */
          without: v.array(v.object({ userId: id, realName: v.string(), department: v.string() })),
          /** For a cancellation: licences that are in use right now. */
          onlineCount: v.number(),
          /** For a cancellation: licences that a rule gave. Their members become exceptions of the rule. */
          ruledCount: v.number(),
          /** For a cancellation: licences that run on a device as files, whose seats return when these end. */
          borrowedCount: v.number(),
        }),
      ),
    }),
  },
  startBulkChange: {
    method: 'POST',
    path: '/api/Enterprise/StartBulkLicences',
    idempotent: true,
    body: v.object(selection),
    response: v.object({ changeId: id }),
  },
  listBulkChanges: {
    method: 'GET',
    path: '/api/Enterprise/GetBulkLicenceChanges',
    query: v.object({ enterPriseId: id, ...pageQuery(100) }),
    response: page(bulkChange),
  },
  getBulkChange: {
    method: 'GET',
    path: '/api/Enterprise/GetBulkLicenceChange',
    query: v.object({ enterPriseId: id, changeId: id }),
    response: v.object({
      ...bulkChange.entries,
      /** Lines that an undo would still undo: those of an earlier try may be too old. */
      undoableCount: v.number(),
      /** How many lines were skipped or failed for each reason, or could not be undone. */
      reasons: v.array(v.object({ reason: lineReason, count: v.number() })),
    }),
  },
  listBulkLines: {
    method: 'GET',
    path: '/api/Enterprise/GetBulkLicenceLines',
    query: v.object({
      enterPriseId: id,
      changeId: id,
      /** Absent: all. */
      state: v.optional(lineState),
      ...pageQuery(1000),
    }),
    response: page(
      v.object({
        /** The line's number in the change, from 1. */
        number: v.number(),
        userId: id,
        realName: v.string(),
        phone: v.string(),
        /** Full path from the top department. */
        department: v.string(),
        mainId: id,
        productName: v.string(),
        state: lineState,
        reason: v.nullable(lineReason),
      }),
    ),
  },
  /** Tries all failed lines again. */
  retryBulkChange: {
    method: 'POST',
    path: '/api/Enterprise/RetryBulkLicences',
    body: v.object({ enterPriseId: id, changeId: id }),
    response: v.literal(true),
  },
  /** Undoes everything that the change did. */
  undoBulkChange: {
    method: 'POST',
    path: '/api/Enterprise/UndoBulkLicences',
    body: v.object({ enterPriseId: id, changeId: id }),
    response: v.literal(true),
  },
  /** Reads the phones in a spreadsheet with a column 手机号. */
  readPhoneList: {
    method: 'POST',
    path: '/api/Enterprise/ReadPhoneList',
    effect: 'reads',
    form: true,
    body: v.object({ enterPriseId: id, file: upload }),
    response: v.object({
      list: v.array(
        v.object({
          /** The row in the sheet, from 1. */
          row: wholeNumber(1, 10_000_000),
          phone: v.string(),
          realName: v.string(),
          /** Whether the phone is a mobile number. */
          isPhone: v.boolean(),
        }),
      ),
    }),
  },
})
