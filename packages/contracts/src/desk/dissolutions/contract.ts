import * as v from 'valibot'
import { contract, id, text, timestamp } from '../../wire/contract'
import { claim } from '../cases/contract'

export const dissolutionReasonLength = 200

const dissolution = v.object({
  companyId: id,
  name: v.string(),
  requestedAt: timestamp,
  requestedBy: v.string(),
  reason: v.string(),
  dueAt: timestamp,
  /** What ends with the company. */
  members: v.number(),
  /** What must end first: payments and reviews in progress. */
  blocks: v.array(v.object({ kind: v.string(), count: v.number() })),
  claim: v.nullable(claim),
})

const params = v.object({ companyId: id })

export const deskDissolutionsContract = contract({
  listDissolutionCases: {
    method: 'GET',
    path: '/api/desk/dissolutions',
    response: v.array(dissolution),
  },
  approveDissolution: {
    method: 'POST',
    path: '/api/desk/dissolutions/{companyId}/approve',
    params,
    response: v.object({
      name: v.string(),
      members: v.number(),
      licences: v.number(),
      invitations: v.number(),
      orders: v.number(),
    }),
  },
  rejectDissolution: {
    method: 'POST',
    path: '/api/desk/dissolutions/{companyId}/reject',
    params,
    body: v.object({ detail: text(dissolutionReasonLength, 1) }),
    response: v.object({ name: v.string() }),
  },
})
