import * as v from 'valibot'
import { contract, id, page, pageQuery, text, timestamp } from '../wire/contract'

/** Lengths of what a program says about its device. */
export const midLength = 64
export const deviceNameLength = 60

/** Seconds between two reports of a program that uses a seat. */
export const reportEvery = 60

/** The days that the figures of a product look back on. */
export const daysShown = 30

export const concurrentSeatsErrors = {
  /** Seats of the product belong to members. */
  notConcurrent: 55130,
  /** The product is expired or disabled. */
  notUsable: 55131,
  /** The checkout has ended meanwhile. */
  ended: 55132,
  /** All seats that the caller may use are in use. */
  full: 55133,
} as const

/** Why a checkout ended. `stopped`: the product ended or was disabled, or the member can't use its seats any more. */
export const checkoutEnd = v.picklist(['left', 'silent', 'takenOver', 'forced', 'stopped'])

/** Seats in use at the same time. */
const seats = {
  /** Checkouts now. */
  inUse: v.number(),
  /** Seats that were bought. */
  total: v.number(),
}

export const concurrentSeatsContract = contract({
  /** For a program on the caller's device: the same device gets its checkout again. */
  checkOutSeat: {
    method: 'POST',
    path: '/api/Enterprise/CheckOutSeat',
    body: v.object({
      enterPriseId: id,
      /** Any batch of the product. */
      mainId: id,
      /** The fingerprint of the device. */
      mid: text(midLength, 1),
      /** Its name, for administrators. */
      deviceName: v.optional(text(deviceNameLength), ''),
      /** Ends the caller's use on another device. */
      takesOver: v.optional(v.boolean(), false),
    }),
    response: v.object({
      /** `full`: no seat is free. `inUseElsewhere`: the caller uses it on another device. */
      state: v.picklist(['checkedOut', 'full', 'inUseElsewhere']),
      /** Null unless `checkedOut`. */
      checkoutId: v.nullable(id),
      /** Without a report, the seat is free again then. Null unless `checkedOut`. */
      endsAt: v.nullable(timestamp),
      /** Seconds between two reports. */
      reportEvery: v.number(),
      ...seats,
      /** What to tell the person, in the language of the call; empty if `checkedOut`. */
      message: v.string(),
    }),
  },
  /** For the same program: it goes on, or was left. */
  reportSeat: {
    method: 'POST',
    path: '/api/Enterprise/ReportSeat',
    body: v.object({ enterPriseId: id, checkoutId: id, isLeft: v.boolean() }),
    response: v.object({
      /** False: the program must stop. */
      goesOn: v.boolean(),
      /** Null while it goes on. */
      because: v.nullable(checkoutEnd),
      endsAt: v.nullable(timestamp),
    }),
  },
  /** Who uses a batch now, the longest first. */
  listCheckouts: {
    method: 'GET',
    path: '/api/Enterprise/GetSeatCheckouts',
    query: v.object({ enterPriseId: id, mainId: id, ...pageQuery(1000) }),
    response: page(
      v.object({
        checkoutId: id,
        userId: id,
        realName: v.string(),
        /** Full path from the top department. */
        department: v.string(),
        /** Empty: unknown. */
        deviceName: v.string(),
        mid: v.string(),
        startedAt: timestamp,
        seenAt: timestamp,
      }),
    ),
  },
  endCheckout: {
    method: 'POST',
    path: '/api/Enterprise/EndSeatCheckout',
    body: v.object({ enterPriseId: id, checkoutId: id }),
    response: v.literal(true),
  },
  getConcurrentUse: {
    method: 'GET',
    path: '/api/Enterprise/GetConcurrentUse',
    query: v.object({ enterPriseId: id, mainId: id }),
    response: v.object({
      ...seats,
      /** Checkouts that the vendor allows beyond the seats that were bought. */
      overcommit: v.number(),
      /** Days with use or denials among the last {@link daysShown}, in order, in China. */
      days: v.array(
        v.object({
          day: v.pipe(v.string(), v.isoDate()),
          /** Most seats in use at once, of the whole company. */
          peak: v.number(),
          /** Seats that were bought at that time. */
          total: v.number(),
          /** How often members in the caller's scope were turned away. */
          denials: v.number(),
        }),
      ),
      /** Denials of those days by the member's department, most first. */
      departments: v.array(
        v.object({ enterpriseDepartmentId: id, department: v.string(), denials: v.number() }),
      ),
    }),
  },
})
