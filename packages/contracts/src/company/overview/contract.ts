import * as v from 'valibot'
import { certificationStatus } from '../../shared/company/contract'
import { drawings } from '../../shared/drawing/contract'
import { sale } from '../../shared/licence/contract'
import { contract, id, timestamp } from '../../wire/contract'
import { licensingType } from '../contract'

/** An invitation is about to expire from so many days before on. */
export const expiringDays = 3

/** At most so many lines of one kind: the lists they lead to have the rest. */
export const mostTasks = 10

const yuan = v.pipe(v.number(), v.minValue(0))

const ofProduct = { mainId: id, name: v.string() }

const ofSale = { ...ofProduct, ...sale }

const ofOrder = {
  orderNo: v.string(),
  name: v.string(),
  payAmount: yuan,
  createdAt: timestamp,
  expiresAt: timestamp,
}

/** What waits for the person. A union, which is in every page already: a variant would weigh on the sign-in. */
const task = v.union([
  /** A licence is over, and members who hold one can't work. */
  v.object({ kind: v.literal('ended'), ...ofSale, endAt: timestamp, holders: v.number() }),
  v.object({ kind: v.literal('failed'), ...ofOrder }),
  v.object({ kind: v.literal('unpaid'), ...ofOrder }),
  /** People asked to join; `name` asked first, at `since`. */
  v.object({ kind: v.literal('applications'), count: v.number(), name: v.string(), since: timestamp }),
  /** Members ask for licences; `name` asked first, at `since`. */
  v.object({ kind: v.literal('licenceRequests'), count: v.number(), name: v.string(), since: timestamp }),
  /** The company is not certified, or its certification was not passed. */
  v.object({ kind: v.literal('certification'), certificatationStatus: certificationStatus }),
  /** No seat is left. */
  v.object({ kind: v.literal('full'), ...ofSale, productType: v.picklist([0, 1]), total: v.number() }),
  v.object({ kind: v.literal('ending'), ...ofSale, endAt: timestamp, holders: v.number() }),
  /** Invitations that nobody answered; the first ends at `until`. */
  v.object({ kind: v.literal('invitations'), count: v.number(), until: timestamp }),
])

const term = {
  productType: v.picklist([0, 1]),
  licensingType,
  startAt: v.nullable(timestamp),
  /** Null for a permanent licence. */
  endAt: v.nullable(timestamp),
  snStatus: v.picklist(['normal', 'disabled', 'expired']),
}

export const overviewContract = contract({
  getOverview: {
    method: 'GET',
    path: '/api/Enterprise/GetOverview',
    query: v.object({ enterPriseId: id }),
    response: v.object({
      /** The moment that it tells of. */
      now: timestamp,
      /** How the company calls the person. */
      name: v.string(),
      tasks: v.array(task),
      /** Products with the seats that the person may give, fullest first; of members none. */
      seats: v.array(
        v.object({
          ...ofProduct,
          ...term,
          /** The first batch of the same product; null: this is it. */
          batchOf: v.nullable(id),
          total: v.number(),
          used: v.number(),
          /** Passed on to departments below, and not used there. */
          passedOn: v.number(),
        }),
      ),
      /** Of the person. */
      licences: v.array(
        v.object({
          subId: id,
          ...ofProduct,
          ...term,
          /** Null: the catalogue doesn’t know it. */
          drawing: v.nullable(v.picklist(drawings)),
          grantedAt: timestamp,
          devices: v.number(),
        }),
      ),
      /** Who may grant licences: the super administrator first. */
      contacts: v.array(
        v.object({
          name: v.string(),
          role: v.picklist(['superAdministrator', 'administrator']),
          /** `138****0001`: enough to know whose number one has. */
          phone: v.string(),
        }),
      ),
    }),
  },
})
