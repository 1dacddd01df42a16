import * as v from 'valibot'
import { drawings } from '../../shared/drawing/contract'
import { contract, id, timestamp } from '../../wire/contract'
import { productFacts } from '../contract'
import { ownedSources } from '../ownProducts/contract'

/**
 * `usable`: can be opened now. `over`: has ended. `disabled`: stopped by the vendor. `nowhere`: the vendor
 * has set no address yet.
 */
export const appStates = ['usable', 'over', 'disabled', 'nowhere'] as const

const app = v.object({
  source: v.picklist(ownedSources),
  id,
  /** The company that assigned it; null unless `company`. */
  enterPriseId: v.nullable(id),
  enterpriseName: v.nullable(v.string()),
  /** In the caller’s language if the catalogue has both. */
  productName: v.string(),
  /** One sentence; empty: not in the catalogue. */
  summary: v.string(),
  drawing: v.nullable(v.picklist(drawings)),
  state: v.picklist(appStates),
  /** Null: permanent. */
  endAt: v.nullable(timestamp),
  /** No longer offered, but still usable with an existing licence. */
  isEarlier: v.boolean(),
  /** Its id in the catalogue; null: no longer offered. */
  trialCenterProductId: v.nullable(id),
  /** Whether it can be bought online. */
  isSold: v.boolean(),
  /** Number of devices that can use it at the same time. */
  seats: v.number(),
  /** Where it is in use now, latest first. */
  uses: v.array(
    v.object({
      startedAt: timestamp,
      /** In the calling browser. */
      isHere: v.boolean(),
      /** Its name; empty: unknown. */
      browser: v.string(),
      system: v.string(),
    }),
  ),
})

/** Known only to the app's maker; `npm run operator -- apps list` shows the key. */
const proof = {
  /** The product id of its licences. */
  product: id,
  key: v.pipe(v.string(), v.maxLength(64)),
}

const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 43 letters, digits, _ or -'))

export const appsContract = contract({
  listApps: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/GetCloudApps',
    response: v.object({
      apps: v.array(app),
      others: v.array(
        v.object({
          trialCenterProductId: id,
          ...productFacts,
          isSold: v.boolean(),
          /** The caller’s companies that could assign it; a request can be sent there. */
          companies: v.array(v.object({ enterPriseId: id, enterpriseName: v.string() })),
        }),
      ),
    }),
  },
  launchApp: {
    method: 'POST',
    path: '/api/v1/PersonalCenter/LaunchCloudApp',
    body: v.object({
      source: v.picklist(ownedSources),
      id,
      /** The company that assigned it; null unless `company`. */
      grantedBy: v.nullable(id),
      takesOver: v.boolean(),
    }),
    response: v.object({ productName: v.string(), address: v.string(), expiresAt: timestamp }),
  },
  redeemTicket: {
    method: 'POST',
    path: '/api/CloudApps/RedeemLaunchTicket',
    isPublic: true,
    body: v.object({ ...proof, ticket: secret }),
    response: v.object({
      /** Identifies this use in the app's reports. */
      use: secret,
      /** Seconds between two reports. */
      reportEvery: v.number(),
      userId: id,
      userName: v.string(),
      source: v.picklist(ownedSources),
      sn: v.string(),
      enterPriseId: v.nullable(id),
      enterpriseName: v.nullable(v.string()),
      productName: v.string(),
      version: v.string(),
      endAt: v.nullable(timestamp),
    }),
  },
  reportUse: {
    method: 'POST',
    path: '/api/CloudApps/ReportUse',
    isPublic: true,
    effect: 'reads',
    body: v.object({ ...proof, use: secret, isLeft: v.boolean() }),
    response: v.object({
      /** False: the app must stop. */
      goesOn: v.boolean(),
      /** `stopped`: the licence ended or was taken back. Null while it goes on. */
      because: v.nullable(v.picklist(['left', 'silent', 'takenOver', 'forced', 'stopped'])),
    }),
  },
})

/** Error codes of calls about cloud apps. */
export const appErrors = {
  over: 55070,
  disabled: 55071,
  nowhere: 55072,
  /** All seats are in use on other devices. */
  inUse: 55073,
  /** The ticket was used, has expired, or belongs to another app. */
  ticketInvalid: 55074,
  wrongKey: 55075,
} as const
