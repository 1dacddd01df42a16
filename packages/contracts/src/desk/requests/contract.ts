import * as v from 'valibot'
import { contract, id, timestamp } from '../../wire/contract'

/** Hours within which somebody else must confirm. */
export const confirmedWithinHours = 24

const request = v.object({
  requestId: id,
  /** Name of the operation that was asked for. */
  operation: v.string(),
  /** Its arguments, without secrets. */
  subject: v.record(v.string(), v.unknown()),
  state: v.picklist(['waiting', 'confirmed', 'declined', 'expired']),
  askedBy: v.object({ userId: id, name: v.string() }),
  askedAt: timestamp,
  endsAt: timestamp,
  reason: v.string(),
  decidedBy: v.nullable(v.object({ userId: id, name: v.string() })),
  decidedAt: v.nullable(timestamp),
  /** Whether the caller may confirm it: they have the role, and somebody else asked. */
  mayConfirm: v.boolean(),
})

const params = v.object({ requestId: id })

export const deskRequestsContract = contract({
  listRequests: {
    method: 'GET',
    path: '/api/desk/requests',
    query: v.object({ show: v.optional(v.picklist(['waiting', 'decided']), 'waiting') }),
    response: v.array(request),
  },
  confirmRequest: {
    method: 'POST',
    path: '/api/desk/requests/{requestId}/confirm',
    params,
    response: v.literal(true),
  },
  declineRequest: {
    method: 'POST',
    path: '/api/desk/requests/{requestId}/decline',
    params,
    response: v.literal(true),
  },
})

export const deskRequestsCodes = {
  /** The call waits for somebody else to confirm it; `data` has the `requestId`. Nothing was done yet. */
  awaitsConfirmation: 56_630,
  ownRequest: 56_631,
  alreadyDecided: 56_632,
} as const
