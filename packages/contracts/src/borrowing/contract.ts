import * as v from 'valibot'
import { contract, counts, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'

/** Where programs find the public keys that verify licence files, as a JSON Web Key Set. */
export const licenceKeysPath = '/.well-known/atrium-licence-keys.json'
/** `typ` in the header of a licence file. */
export const licenceFileType = 'atrium-licence+jwt'

export const searchLength = 64
/** Most days that a product may be borrowed for. */
export const mostDays = 180
export const defaultDays = 14
/** Most devices that a member may swap in a month. */
export const mostSwaps = 31
export const defaultSwaps = 2
/** A licence file ends soon when this many days or fewer are left. */
export const endingSoonDays = 3
/** Length of a device's fingerprint. */
export const midLength = 128

/**
 * `running`, `endingSoon` and `lost` keep their seat: a licence file can't be recalled. `returned`: before its end.
 * `ended`: it ran until its end.
 */
export const borrowedStates = ['running', 'endingSoon', 'lost', 'returned', 'ended'] as const

/** A device's fingerprint, without spaces. */
export const deviceMid = v.pipe(
  text(midLength, 4),
  v.regex(/^[\w.:+/=-]+$/, 'must be a fingerprint of letters, digits and - _ . : + / ='),
)

const borrowed = {
  id,
  /** Fingerprint of the device. */
  mid: v.string(),
  state: v.picklist(borrowedStates),
  issuedAt: timestamp,
  /** The licence file is valid until this moment. */
  endsAt: timestamp,
  /** When it was returned before its end; null: it wasn't. */
  returnedAt: v.nullable(timestamp),
  /** When the device was reported lost; null: it wasn't. */
  lostAt: v.nullable(timestamp),
}

const ofProduct = {
  /** The first batch of the product. */
  mainId: id,
  /** In the caller’s language if the catalogue has both. */
  productName: v.string(),
}

const fileFields = {
  /** A compact JWS; see docs/borrowed-licences.md. */
  licenceFile: v.string(),
  fileName: v.string(),
  endsAt: timestamp,
}

const one = v.object({ enterPriseId: id, id })

const limits = {
  /** Most days for which a licence may be borrowed; 0: not allowed. */
  longestDays: wholeNumber(0, mostDays),
  /** Devices that a member may swap in a calendar month in China, for each licence; 0: not allowed. */
  swapsPerMonth: wholeNumber(0, mostSwaps),
}

export const borrowingContract = contract({
  /** A licence of the caller: whether it can be borrowed, and its devices. */
  getOwnBorrowing: {
    method: 'GET',
    path: '/api/Enterprise/GetOwnBorrowing',
    query: v.object({ enterPriseId: id, subId: id }),
    response: v.object({
      ...ofProduct,
      subId: id,
      ...limits,
      /** A file can't run longer than this, such as the end of the batch; null: no such end. */
      latestEnd: v.nullable(timestamp),
      /** Whether the product is neither expired nor disabled. */
      isUsable: v.boolean(),
      /** The licence file that still runs; null: none. */
      borrowed: v.nullable(v.object(borrowed)),
      swapsLeft: v.number(),
      devices: v.array(
        v.object({
          mid: v.string(),
          regDate: timestamp,
          /** A licence file runs on it, so it can't be swapped. */
          isBorrowed: v.boolean(),
        }),
      ),
    }),
  },
  borrowLicence: {
    method: 'POST',
    path: '/api/Enterprise/BorrowLicence',
    body: v.object({ enterPriseId: id, subId: id, mid: deviceMid, days: wholeNumber(1, mostDays) }),
    response: v.object({ id, ...fileFields }),
  },
  /** The file of a licence that the caller borrowed, again. */
  getLicenceFile: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceFile',
    query: one,
    response: v.object(fileFields),
  },
  /** The caller deleted the file from the device. */
  returnOwnLicence: {
    method: 'POST',
    path: '/api/Enterprise/ReturnOwnLicence',
    body: one,
    response: v.literal(true),
  },
  /** For the program on the device, which has deleted its copy. */
  returnLicenceFile: {
    method: 'POST',
    path: '/api/Enterprise/ReturnLicenceFile',
    body: v.object({ enterPriseId: id, licenceFile: text(8000, 1), mid: deviceMid }),
    response: v.literal(true),
  },
  reportOwnDeviceLost: {
    method: 'POST',
    path: '/api/Enterprise/ReportOwnDeviceLost',
    body: one,
    response: v.literal(true),
  },
  /** Frees a device of the caller's licence, so that it can be activated on another one. */
  swapDevice: {
    method: 'POST',
    path: '/api/Enterprise/SwapDevice',
    body: v.object({ enterPriseId: id, subId: id, mid: v.pipe(v.string(), v.maxLength(200)) }),
    response: v.object({ swapsLeft: v.number() }),
  },
  listBorrowed: {
    method: 'GET',
    path: '/api/Enterprise/GetBorrowedLicences',
    query: v.object({
      enterPriseId: id,
      /** Name, phone, department, device or serial number. */
      searchCondition: v.optional(text(searchLength)),
      state: v.optional(v.picklist(borrowedStates)),
      /** Only of one product, given any of its batches. */
      mainId: v.optional(id),
      ...pageQuery(1000),
    }),
    response: v.object({
      ...page(
        v.object({
          ...borrowed,
          ...ofProduct,
          sn: v.string(),
          userId: id,
          /** Empty: the account was closed. */
          realName: v.string(),
          /** Empty: not a member any more. */
          phone: v.string(),
          picture: v.nullable(v.string()),
          department: v.string(),
          isMember: v.boolean(),
          /** Whether the person still has the licence; otherwise the seat only waits for the end of the file. */
          isGranted: v.boolean(),
        }),
      ).entries,
      counts: counts({ state: v.picklist(borrowedStates) }),
    }),
  },
  /** An administrator made sure that the file was deleted from the device. */
  markBorrowedReturned: {
    method: 'POST',
    path: '/api/Enterprise/MarkBorrowedReturned',
    body: one,
    response: v.literal(true),
  },
  markBorrowedLost: {
    method: 'POST',
    path: '/api/Enterprise/MarkBorrowedLost',
    body: v.object({ ...one.entries, isLost: v.boolean() }),
    response: v.literal(true),
  },
  listBorrowingLimits: {
    method: 'GET',
    path: '/api/Enterprise/GetBorrowingLimits',
    query: v.object({ enterPriseId: id }),
    response: v.array(
      v.object({
        ...ofProduct,
        productType: v.picklist([0, 1]),
        ...limits,
        /** Files that run now. */
        borrowedCount: v.number(),
      }),
    ),
  },
  setBorrowingLimit: {
    method: 'POST',
    path: '/api/Enterprise/SetBorrowingLimit',
    body: v.object({ enterPriseId: id, mainId: id, ...limits }),
    response: v.literal(true),
  },
})

export const borrowingErrors = {
  /** A file of this licence still runs. */
  alreadyBorrowed: 55150,
  /** The product can't be borrowed, or not for so long. */
  tooLong: 55151,
  notUsable: 55152,
  /** It was returned, or its end has passed. */
  hasEnded: 55153,
  noSwapsLeft: 55154,
  /** A licence file runs on the device. */
  deviceBorrowed: 55155,
  /** The file isn't ours, or is for another device or person. */
  notThisFile: 55156,
} as const
