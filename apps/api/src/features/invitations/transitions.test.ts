import { invitationErrors as codes, invitationStatuses } from '@atrium/contracts/invitations/contract'
import { describe, expect, it } from 'vitest'
import { currentStatus, type InvitationEvent, nextStatus } from './transitions'

const outcome = (work: () => number) => {
  try {
    return work()
  } catch (error) {
    return Object(error).code
  }
}

/** The result of each event in the statuses 1, 2, 4, 5, 6 and 7: the next status, or the code of the refusal. */
const { alreadyJoined, alreadyRejected, notAnswered, awaitsDecision, expired, revoked } = codes
const table: Readonly<Record<InvitationEvent, readonly number[]>> = {
  apply: [alreadyJoined, alreadyRejected, 5, awaitsDecision, expired, revoked],
  decline: [alreadyJoined, alreadyRejected, 2, awaitsDecision, expired, revoked],
  approve: [alreadyJoined, alreadyRejected, notAnswered, 1, expired, revoked],
  refuse: [alreadyJoined, alreadyRejected, notAnswered, 2, expired, revoked],
  revoke: [alreadyJoined, alreadyRejected, 7, awaitsDecision, expired, revoked],
  resend: [alreadyJoined, alreadyRejected, 4, awaitsDecision, 4, revoked],
  expire: [alreadyJoined, alreadyRejected, 6, awaitsDecision, expired, revoked],
}

const events: readonly InvitationEvent[] = [
  'apply',
  'decline',
  'approve',
  'refuse',
  'revoke',
  'resend',
  'expire',
]

it.each(events)('%s happens in its allowed statuses, and is refused with the reason in others', (event) => {
  expect(invitationStatuses.map((status) => outcome(() => nextStatus(status, event)))).toEqual(table[event])
})

describe('the current status', () => {
  const expiresAt = new Date('2026-03-09T01:00:00Z')
  const before = new Date('2026-03-09T00:59:59Z')

  it('is expired from its deadline on if nobody answered', () => {
    expect(currentStatus({ status: 4, expiresAt }, before)).toBe(4)
    expect(currentStatus({ status: 4, expiresAt }, expiresAt)).toBe(6)
  })

  it('stays if answered in time', () => {
    for (const status of [1, 2, 5, 7]) expect(currentStatus({ status, expiresAt }, expiresAt)).toBe(status)
  })
})
