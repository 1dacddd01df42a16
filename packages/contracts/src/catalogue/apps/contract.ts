import * as v from 'valibot'
import { drawings } from '../../shared/drawing/contract'
import { contract, id, timestamp } from '../../wire/contract'
import { productFacts } from '../contract'
import { ownedSources } from '../owned/contract'

/**
 * `usable`: it can be opened now. `over`: its end has passed. `disabled`: the vendor stopped it. `nowhere`: the vendor
 * hasn't said yet where it opens.
 */
export const appStates = ['usable', 'over', 'disabled', 'nowhere'] as const

const app = v.object({
  source: v.picklist(ownedSources),
  id,
  /** Who gave it; null unless `company`. */
  enterPriseId: v.nullable(id),
  enterpriseName: v.nullable(v.string()),
  /** In the caller’s language, where the catalogue has it in both. */
  productName: v.string(),
  /** A sentence; empty: not in the catalogue. */
  summary: v.string(),
  drawing: v.nullable(v.picklist(drawings)),
  state: v.picklist(appStates),
  /** Null: for ever. */
  endAt: v.nullable(timestamp),
  /** No longer offered: kept for those who still hold it. */
  isEarlier: v.boolean(),
  /** By what the catalogue knows it; null: it is no longer offered. */
  trialCenterProductId: v.nullable(id),
  /** It can be bought online. */
  isSold: v.boolean(),
  /** On so many devices at once. */
  seats: v.number(),
  /** Where it is in use now, the latest first. */
  uses: v.array(
    v.object({
      startedAt: timestamp,
      /** In the browser that asks. */
      isHere: v.boolean(),
      /** By name; empty: not known. */
      browser: v.string(),
      system: v.string(),
    }),
  ),
})

/** What only whoever made the app knows: `npm run operator -- apps list` tells the key. */
const proof = {
  /** By what its licences are called. */
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
          /** The caller’s companies that can give it: there it can be asked for. */
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
      /** The company that gave it; null unless `company`. */
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
      /** By which the app says that it goes on. */
      use: secret,
      /** So often, in seconds. */
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
      /** Otherwise the app lets nobody go on. */
      goesOn: v.boolean(),
      /** `stopped`: the licence is over, or was taken away. Null while it goes on. */
      because: v.nullable(v.picklist(['left', 'silent', 'takenOver', 'forced', 'stopped'])),
    }),
  },
})

/** Codes of refused calls about cloud apps. */
export const appErrors = {
  over: 55070,
  disabled: 55071,
  nowhere: 55072,
  /** All its seats are in use on other devices. */
  inUse: 55073,
  /** It came before, or too late, or is none of this app. */
  ticketInvalid: 55074,
  wrongKey: 55075,
} as const
