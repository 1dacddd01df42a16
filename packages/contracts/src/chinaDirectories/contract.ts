import * as v from 'valibot'
import { contract, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'
import {
  changeKind,
  changeNote,
  changeState,
  difference,
  differenceDetails,
  differenceRow,
  failure,
  linkDecision,
} from './difference'

/** Longest name of a directory, as for others. */
export const directoryNameLength = 40
/** Most links decided at once. */
export const mostDecisions = 500
export const differenceSearchLength = 30
/** Per cent of the directory's members who may leave without being confirmed. */
export const usualThreshold = 5
/** A key for callbacks of WeCom and DingTalk has this many letters and digits: 32 bytes in Base64 without `=`. */
export const callbackKeyLength = 43

export const vendorKind = v.picklist(['wecom', 'dingtalk', 'feishu'])
export const syncSchedule = v.picklist(['off', 'hourly', 'daily'])
export const syncPolicy = v.picklist(['byHand', 'automatic'])

const count = wholeNumber(0, 10_000_000)

/** WeCom: corp id and secret. DingTalk: app key and secret. Feishu: app id and secret. */
const clientId = text(128, 1)
const secret = text(512, 1)
/** The department of the vendor whose content is taken; empty: its top department. */
const rootId = text(64)

const settings = {
  directoryName: text(directoryNameLength, 1),
  clientId,
  rootId,
  /**
   * The company's department for the vendor's root department: its people belong there, and its departments are below.
   */
  enterpriseDepartmentId: id,
  schedule: syncSchedule,
  /** Of the day in China, for `daily`. */
  hour: wholeNumber(0, 23),
  policy: syncPolicy,
  /** In per cent; see {@link usualThreshold}. */
  threshold: wholeNumber(0, 100),
}

const directory = { enterPriseId: id, directoryId: id }
const oneDifference = { ...directory, differenceId: id }

/** What the vendor's console asks for. Shown once. */
const callback = v.object({
  callbackAddress: v.string(),
  callbackToken: v.string(),
  callbackKey: v.string(),
})

/** From the vendor's console; absent: we make them. Feishu always makes its own. */
const givenCallback = {
  callbackToken: v.optional(text(64, 1)),
  callbackKey: v.optional(text(64, 1)),
}

/** Directories at WeCom, DingTalk and Feishu: read by schedule and callbacks, compared, and applied. */
export const chinaDirectoriesContract = contract({
  listChinaDirectories: {
    method: 'GET',
    path: '/api/Enterprise/GetChinaDirectories',
    query: v.object({ enterPriseId: id }),
    response: v.array(
      v.object({
        directoryId: id,
        kind: vendorKind,
        ...settings,
        /** The full name of that department; empty: it was deleted. */
        department: v.string(),
        /** People of the directory by what they are in the company. */
        members: count,
        invited: count,
        waiting: count,
        inactive: count,
        departments: count,
        /** For the vendor's console. */
        callbackAddress: v.string(),
        /** When a callback with a right signature arrived last; null: never. */
        lastCallbackAt: v.nullable(timestamp),
        /** When the directory was read completely. */
        lastReadAt: v.nullable(timestamp),
        /** When it will be read; null: not by schedule. */
        nextReadAt: v.nullable(timestamp),
        /** Why the last reading failed; null: it did not. */
        failure: v.nullable(failure),
        /** The newest one; null: never read. */
        difference: v.nullable(difference),
      }),
    ),
  },
  testChinaDirectory: {
    method: 'POST',
    path: '/api/Enterprise/TestChinaDirectory',
    effect: 'reads',
    body: v.object({
      enterPriseId: id,
      kind: vendorKind,
      clientId,
      /** Absent: the one that is stored for `directoryId`. */
      secret: v.optional(secret),
      directoryId: v.optional(id),
      rootId,
    }),
    response: v.object({
      /** Null: everything works. */
      failure: v.nullable(failure),
      /** The root's name, if the vendor shows it, and the departments directly below. */
      rootName: v.string(),
      departments: v.array(v.object({ rootId: v.string(), departmentName: v.string() })),
      /** People directly in the root on the first page, and how many of them have a mobile number. */
      people: count,
      peopleWithPhone: count,
    }),
  },
  connectChinaDirectory: {
    method: 'POST',
    path: '/api/Enterprise/ConnectChinaDirectory',
    body: v.object({ enterPriseId: id, kind: vendorKind, ...settings, secret, ...givenCallback }),
    response: v.object({ directoryId: id, ...callback.entries }),
  },
  editChinaDirectory: {
    method: 'POST',
    path: '/api/Enterprise/EditChinaDirectory',
    body: v.object({
      ...directory,
      ...settings,
      /** Absent: it stays. */
      secret: v.optional(secret),
    }),
    response: v.literal(true),
  },
  setDirectoryCallback: {
    method: 'POST',
    path: '/api/Enterprise/SetDirectoryCallback',
    body: v.object({ ...directory, ...givenCallback }),
    response: callback,
  },
  readChinaDirectory: {
    method: 'POST',
    path: '/api/Enterprise/ReadChinaDirectory',
    body: v.object(directory),
    response: v.object({ differenceId: id }),
  },
  listDifferences: {
    method: 'GET',
    path: '/api/Enterprise/GetDirectoryDifferences',
    query: v.object({ ...directory, ...pageQuery(100) }),
    response: page(difference),
  },
  getDifference: {
    method: 'GET',
    path: '/api/Enterprise/GetDirectoryDifference',
    query: v.object(oneDifference),
    response: differenceDetails,
  },
  listDifferenceRows: {
    method: 'GET',
    path: '/api/Enterprise/GetDirectoryDifferenceRows',
    query: v.object({
      ...oneDifference,
      change: v.optional(changeKind),
      note: v.optional(changeNote),
      state: v.optional(changeState),
      decision: v.optional(linkDecision),
      /** In names, mobile numbers and the directory's ids. */
      searchCondition: v.optional(text(differenceSearchLength)),
      ...pageQuery(200),
    }),
    response: page(differenceRow),
  },
  decideLinks: {
    method: 'POST',
    path: '/api/Enterprise/DecideDirectoryLinks',
    body: v.object({
      ...oneDifference,
      /** Absent: all that nobody has decided about. */
      rowIds: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(mostDecisions))),
      decision: v.picklist(['link', 'leave']),
    }),
    response: v.object({ count }),
  },
  applyDifference: {
    method: 'POST',
    path: '/api/Enterprise/ApplyDirectoryDifference',
    body: v.object({
      ...oneDifference,
      /** How many leavers the person saw and confirms; needed when they are more than the threshold. */
      confirmedLeavers: v.optional(count),
    }),
    response: v.literal(true),
  },
  cancelDifference: {
    method: 'POST',
    path: '/api/Enterprise/CancelDirectoryDifference',
    body: v.object(oneDifference),
    response: v.literal(true),
  },
})

export const chinaDirectoriesErrors = {
  alreadyBusy: 56200,
  notReady: 56201,
  outdated: 56202,
  leaversUnconfirmed: 56203,
  linksUndecided: 56204,
  callbackKeyWrong: 56205,
  atRest: 56206,
} as const
