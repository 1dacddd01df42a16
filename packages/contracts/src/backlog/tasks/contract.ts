import * as v from 'valibot'
import { certificationStatus } from '../../shared/company/contract'
import { contract, id, timestamp } from '../../wire/contract'

const count = v.number()

/** What waits for the person besides invitations. */
const task = v.union([
  /** A company's administration is closed until there is a second step; null: it's closed already. */
  v.object({ kind: v.literal('secondStepWanted'), name: v.string(), until: v.nullable(timestamp) }),
  /** Of a company whose super administrator the person is: not certified, or refused. */
  v.object({
    kind: v.literal('certification'),
    enterpriseId: id,
    enterpriseName: v.string(),
    certificatationStatus: certificationStatus,
  }),
  /** An order of their own that can still be paid; `hasFailed`: it was tried. */
  v.object({
    kind: v.literal('order'),
    orderNo: v.string(),
    name: v.string(),
    hasFailed: v.boolean(),
    /** In yuan. */
    payAmount: v.number(),
    expiresAt: timestamp,
  }),
  /** What they bought ends within a month, or has ended in the last one, and can be renewed. */
  v.object({
    kind: v.literal('licence'),
    /** What is renewed, and as what it is sold. */
    licenceId: id,
    onLineProductId: id,
    name: v.string(),
    endAt: timestamp,
    isOver: v.boolean(),
  }),
  /** It is more than a year old. */
  v.object({ kind: v.literal('password'), passwordSetAt: timestamp }),
  /** Unread ones, with the newest of them. */
  v.object({
    kind: v.literal('messages'),
    count,
    title: v.string(),
    /** Empty in messages of before there was English. */
    titleEn: v.string(),
    createdAt: timestamp,
  }),
  /** There is none, though nobody asks for it. */
  v.object({ kind: v.literal('secondStep') }),
  /** So many fields of the profile that should be there are empty. */
  v.object({ kind: v.literal('profile'), count }),
  /** There is no verified address. */
  v.object({ kind: v.literal('email') }),
])

export const ownTasksContract = contract({
  listOwnTasks: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/GetTasks',
    response: v.array(task),
  },
})
