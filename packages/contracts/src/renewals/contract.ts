import * as v from 'valibot'
import { lastUse } from '../shared/use/contract'
import { contract, counts, flag, id, page, pageQuery, text, timestamp, wholeNumber } from '../wire/contract'

/** Most batches in one renewal. */
export const mostRenewed = 50
/** The last day that a renewal can reach, in years from now. */
export const mostYears = 10
/** Members are told this many days before they lose a seat. */
export const noticeDays = 14
export const searchLength = 100
/** Companies are reminded this many days before an end, unless they chose others; and always at the end. */
export const usualReminders = [180, 90, 30, 7] as const
/** Most days at which a company is reminded of an end. */
export const mostReminders = 10

/** When a batch ends, in days from now: has ended, within 30, 90 or 180 days, or later. */
export const endGroups = ['over', 'in30', 'in90', 'in180', 'later'] as const
const endGroup = v.picklist(endGroups)

/** Why a batch can't be renewed now, or not like this. */
export const renewalObstacle = v.picklist([
  /** Not on sale any more, or not with a term that ends. */
  'notSold',
  /** There is an open order to renew it. */
  'ordered',
  /** Fewer seats were renewed before, and it keeps more of them until then. Only those can be renewed. */
  'cutting',
  /** The product is not sold for this term. */
  'noTerm',
  /** It ends on that day or later already. */
  'endsLater',
  /** It has fewer seats. */
  'tooMany',
  /** The company has no such batch, or it is stopped, on trial, permanent, or without seats. */
  'missing',
])

export const renewalsErrors = {
  notRenewable: 55600,
  priceChanged: 55601,
  tooExpensive: 55602,
  tooEarly: 55603,
  countDiffers: 55604,
  notHolders: 55605,
  leaving: 55606,
} as const

/** `YYYY-MM-DD`, a day that exists. */
const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => {
    const moment = new Date(`${value}T00:00:00Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
  }, 'must be a day of the calendar'),
)
/** Yuan with at most two decimals. */
const yuan = v.pipe(v.number(), v.minValue(0))
const seatCount = wholeNumber(1, 1_000_000)

/** Which batches are renewed with how many seats, and until when: for a term, or all until the same day. */
const renewal = {
  enterPriseId: id,
  renewedBatches: v.pipe(
    v.array(v.object({ mainId: id, purchaseQuantity: seatCount })),
    v.minLength(1),
    v.maxLength(mostRenewed),
    v.check(
      (batches) => new Set(batches.map(({ mainId }) => mainId)).size === batches.length,
      'must not name a batch twice',
    ),
  ),
  /** In months; null if `endDate` is given. */
  membershipDuration: v.nullable(wholeNumber(1, 120)),
  /** The last day in China for all of them; null if `membershipDuration` is given. */
  endDate: v.nullable(day),
}

const seatCut = v.object({
  /** Seats from then on. */
  seatsAfter: v.number(),
  /** When seats are taken back; null: as soon as the order is paid, at the end of the batch. */
  cutAt: v.nullable(timestamp),
  /** Members who would lose their seat. */
  losingCount: v.number(),
})

const reminderDays = v.pipe(v.array(wholeNumber(1, 365)), v.maxLength(mostReminders))

export const renewalsContract = contract({
  listRenewals: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceRenewals',
    query: v.object({
      enterPriseId: id,
      ends: v.optional(endGroup),
      searchCondition: v.optional(text(searchLength)),
      ...pageQuery(100),
    }),
    response: v.object({
      ...page(
        v.object({
          mainId: id,
          productName: v.string(),
          endTime: timestamp,
          /** Days in China until its end; negative: since its end. */
          leftDays: v.number(),
          status: endGroup,
          /** Seats that a renewal covers: fewer than `totalCount` if some end earlier. */
          seats: v.number(),
          /** Seats now. */
          totalCount: v.number(),
          /** Seats for as many people at once. */
          isConcurrent: v.boolean(),
          /**
           * Members with a seat. Concurrent: the most seats in use at once in the last 90 days, beyond those of other
           * batches that end later.
           */
          usedCount: v.number(),
          /** Seats that nobody has used for 90 days; null: use isn't reported, or nobody holds them. */
          idleCount: v.nullable(v.number()),
          /** Most users of the product on one of the last 90 days; null: it has several batches. Concurrent: `usedCount`. */
          peakCount: v.nullable(v.number()),
          /** Members who wait for the product; counted at its batch that ends first. */
          waitingCount: v.number(),
          /** How many seats seem to be needed. */
          suggestedSeats: v.number(),
          /** Price of a seat for a year, or for the longest term; null: not sold. */
          yearPrice: v.nullable(yuan),
          /** Terms for which it can be renewed, in months. */
          durations: v.array(v.number()),
          obstacle: v.nullable(renewalObstacle),
          /** The open order to renew it; null: none. */
          orderNo: v.nullable(v.string()),
          endingSeats: v.nullable(seatCut),
        }),
      ).entries,
      counts: counts({ status: endGroup }),
    }),
  },
  quoteRenewal: {
    method: 'POST',
    path: '/api/Enterprise/QuoteLicenceRenewal',
    effect: 'reads',
    body: v.object(renewal),
    response: v.object({
      renewedBatches: v.array(
        v.object({
          mainId: id,
          productName: v.string(),
          sellingPackageName: v.string(),
          /** Seats that can be renewed. */
          seats: v.number(),
          purchaseQuantity: v.number(),
          endTime: v.nullable(timestamp),
          /** The new end, if it is paid now. */
          until: v.nullable(timestamp),
          /** Days that are paid for; null: a whole term. */
          paidDays: v.nullable(v.number()),
          /** For one seat. */
          unitPrice: v.nullable(yuan),
          lineAmount: v.nullable(yuan),
          /** Members who lose their seat when the batch would have ended. */
          losingCount: v.number(),
          obstacle: v.nullable(renewalObstacle),
        }),
      ),
      /** Of those without an obstacle. */
      payAmount: yuan,
    }),
  },
  orderRenewal: {
    method: 'POST',
    path: '/api/Enterprise/OrderLicenceRenewal',
    idempotent: true,
    body: v.object({
      ...renewal,
      /** As quoted. */
      payAmount: yuan,
    }),
    response: v.object({ orderNo: v.string() }),
  },
  getSeatCut: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceSeatCut',
    query: v.object({ enterPriseId: id, mainId: id }),
    response: v.object({
      mainId: id,
      productName: v.string(),
      /** Seats until then. */
      seats: v.number(),
      ...seatCut.entries,
      usedCount: v.number(),
      /** Of those who lose their seat, those in the caller's scope. */
      ownLosingCount: v.number(),
      /** Losers are told this many days before. */
      noticeDays: v.number(),
      /** Who decided last, and when; null: nobody, so idle time decides. */
      decidedBy: v.nullable(v.string()),
      decidedAt: v.nullable(timestamp),
    }),
  },
  listSeatHolders: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceSeatHolders',
    query: v.object({
      enterPriseId: id,
      mainId: id,
      /** Absent: all. */
      isLosing: v.optional(flag),
      searchCondition: v.optional(text(searchLength)),
      ...pageQuery(100),
    }),
    response: page(
      v.object({
        userId: id,
        realName: v.string(),
        phone: v.string(),
        /** Full address of the picture; null: none. */
        picture: v.nullable(v.string()),
        /** Full path from the top department. */
        department: v.string(),
        ...lastUse,
        isLosing: v.boolean(),
      }),
    ),
  },
  /** Exchanges who loses a seat. The number stays what the renewal needs. */
  decideSeatCut: {
    method: 'POST',
    path: '/api/Enterprise/DecideLicenceSeatCut',
    body: v.object({
      enterPriseId: id,
      mainId: id,
      /** Members who lose their seat now and didn't before. */
      loseUserIds: v.pipe(v.array(id), v.maxLength(1000)),
      /** Members who keep their seat now and didn't before. */
      keepUserIds: v.pipe(v.array(id), v.maxLength(1000)),
    }),
    response: v.literal(true),
  },
  /** Forgets every decision, so that idle time decides again. */
  resetSeatCut: {
    method: 'POST',
    path: '/api/Enterprise/ResetLicenceSeatCut',
    body: v.object({ enterPriseId: id, mainId: id }),
    response: v.literal(true),
  },
  getEndReminders: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceEndReminders',
    query: v.object({ enterPriseId: id }),
    response: v.object({
      /** Days before an end, the most first. */
      reminderDays: v.array(v.number()),
      products: v.array(
        v.object({
          mainId: id,
          productName: v.string(),
          /** Null: those of the company. */
          reminderDays: v.nullable(v.array(v.number())),
        }),
      ),
    }),
  },
  saveEndReminders: {
    method: 'POST',
    path: '/api/Enterprise/SaveLicenceEndReminders',
    body: v.object({
      enterPriseId: id,
      /** A product, by its first batch; null: all products without days of their own. */
      mainId: v.nullable(id),
      /** Null: the usual ones; for a product those of the company. */
      reminderDays: v.nullable(reminderDays),
    }),
    response: v.literal(true),
  },
})
