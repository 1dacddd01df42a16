import * as v from 'valibot'
import { certificationStatus } from '../../shared/company/contract'
import { drawings } from '../../shared/drawing/contract'
import { earlierEnd, sale } from '../../shared/licence/contract'
import { contract, id, timestamp } from '../../wire/contract'
import { licensingType } from '../contract'

/** Days before its end from which an invitation counts as expiring. */
export const expiringDays = 3

/** Most lines of one kind. The lists they link to have all. */
export const mostTasks = 10

const yuan = v.pipe(v.number(), v.minValue(0))

const ofProduct = { mainId: id, name: v.string() }

const ofSale = { ...ofProduct, ...sale }

/** The unpaid order that renews it, for people who see orders; null: none. */
const renewalOrder = { orderNo: v.nullable(v.string()) }

const ofOrder = {
  orderNo: v.string(),
  name: v.string(),
  payAmount: yuan,
  createdAt: timestamp,
  expiresAt: timestamp,
}

/** A task for the person. A union rather than a variant, because every page already includes unions. */
const task = v.union([
  /** A licence has ended, and the members who hold it can't work. */
  v.object({ kind: v.literal('ended'), ...ofSale, ...renewalOrder, endAt: timestamp, holders: v.number() }),
  v.object({ kind: v.literal('failed'), ...ofOrder }),
  v.object({ kind: v.literal('unpaid'), ...ofOrder }),
  /** People applied to join; `name` applied first, at `since`. */
  v.object({ kind: v.literal('applications'), count: v.number(), name: v.string(), since: timestamp }),
  /** Members request licences; `name` was first, at `since`. */
  v.object({ kind: v.literal('licenceRequests'), count: v.number(), name: v.string(), since: timestamp }),
  /** The company is not certified, or its certification was refused. */
  v.object({ kind: v.literal('certification'), certificatationStatus: certificationStatus }),
  /** No seat is left. */
  v.object({ kind: v.literal('full'), ...ofSale, productType: v.picklist([0, 1]), total: v.number() }),
  v.object({ kind: v.literal('ending'), ...ofSale, ...renewalOrder, endAt: timestamp, holders: v.number() }),
  /** Unanswered invitations; the first one ends at `until`. */
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
      /** The moment of this answer. */
      now: timestamp,
      /** The company's name for the person. */
      name: v.string(),
      tasks: v.array(task),
      /** Products with the seats that the person can assign, fullest first; empty for ordinary members. */
      seats: v.array(
        v.object({
          ...ofProduct,
          ...term,
          /** The first batch of the same product; null: this is it. */
          batchOf: v.nullable(id),
          total: v.number(),
          used: v.number(),
          /** Allocated to departments below and not used there. */
          passedOn: v.number(),
          earlierEnd,
        }),
      ),
      /** The person's own licences. */
      licences: v.array(
        v.object({
          subId: id,
          ...ofProduct,
          ...term,
          /** Null: not in the catalogue. */
          drawing: v.nullable(v.picklist(drawings)),
          grantedAt: timestamp,
          devices: v.number(),
        }),
      ),
      /** People who can grant licences, the super administrator first. */
      contacts: v.array(
        v.object({
          name: v.string(),
          role: v.picklist(['superAdministrator', 'administrator']),
          /** `138****0001`: enough to recognise a known number. */
          phone: v.string(),
        }),
      ),
    }),
  },
})
