import type { StaffRole } from '@atrium/contracts/wire/staffRoles'
import type { Person } from '../platform/http/Person'
import type { Sender } from './RequestOptions'

const prefix = 'test.'

/** A token that only a test service accepts: it names a user without a session. */
export function testBearer(sender: Sender): string {
  if (typeof sender === 'string') return sender
  const { userId, sessionId = 'test-session', staff } = sender
  return `${prefix}${userId}.${sessionId}${staff ? `.${staff.join('+')}` : ''}`
}

export const isTestBearer = (bearer: string): boolean => bearer.startsWith(prefix)

/** @param now the time of their last proof of identity */
export function personOfTestBearer(bearer: string, now: Date): Person {
  const [, userId = '', sessionId = '', roles] = bearer.split('.')
  const staff = roles === undefined ? undefined : (roles.split('+').filter(Boolean) as StaffRole[])
  return { userId, sessionId, account: userId, provenAt: now, ...(staff && { staff }) }
}
