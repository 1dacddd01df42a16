import * as v from 'valibot'
import { certificationStatus } from '../../shared/company/contract'
import { contract, id, timestamp } from '../../wire/contract'

const count = v.number()

/** A task for the person, other than an invitation. */
const task = v.union([
  /**
   * A company requires a second step: the person can't administer it after this deadline, or already can't
   * (null), until they set one up.
   */
  v.object({ kind: v.literal('secondStepWanted'), name: v.string(), until: v.nullable(timestamp) }),
  /** The person is super administrator of a company whose certification is missing or was refused. */
  v.object({
    kind: v.literal('certification'),
    enterpriseId: id,
    enterpriseName: v.string(),
    certificatationStatus: certificationStatus,
  }),
  /** The person's own order can still be paid; `hasFailed`: an attempt failed. */
  v.object({
    kind: v.literal('order'),
    orderNo: v.string(),
    name: v.string(),
    hasFailed: v.boolean(),
    /** In yuan. */
    payAmount: v.number(),
    expiresAt: timestamp,
  }),
  /** A purchase ends within a month, or ended within the last month, and can be renewed. */
  v.object({
    kind: v.literal('licence'),
    /** The seats or licence to renew, and the product that sells the renewal. */
    licenceId: id,
    onLineProductId: id,
    name: v.string(),
    endAt: timestamp,
    isOver: v.boolean(),
  }),
  /** The password is more than a year old. */
  v.object({ kind: v.literal('password'), passwordSetAt: timestamp }),
  /** Unread messages, with the newest one. */
  v.object({
    kind: v.literal('messages'),
    count,
    title: v.string(),
    /** Empty in messages from before English was supported. */
    titleEn: v.string(),
    createdAt: timestamp,
  }),
  /** No second step is set up, though none is required. */
  v.object({ kind: v.literal('secondStep') }),
  /** The number of expected profile fields that are empty. */
  v.object({ kind: v.literal('profile'), count }),
  /** No email address is verified. */
  v.object({ kind: v.literal('email') }),
])

export const ownTasksContract = contract({
  listOwnTasks: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/GetTasks',
    response: v.array(task),
  },
})
