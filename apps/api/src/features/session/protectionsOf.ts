import type { Protection } from '@atrium/contracts/security/contract'
import type { users } from '../../platform/people/tables'

/** A password of before that may be known to others by now. */
const oldAfter = 365 * 86_400_000

interface Account {
  readonly user: typeof users.$inferSelect
  readonly hasSecondStep: boolean
}

/** What is weak about an account, that which hurts most first. A new protection has a line here, and words on the page. */
const weaknesses: readonly (readonly [Protection, (account: Account, now: Date) => boolean])[] = [
  ['password', ({ user }, now) => now.getTime() - passwordSetAt(user).getTime() >= oldAfter],
  ['secondStep', (account) => !account.hasSecondStep],
  ['email', ({ user }) => user.emailVerifiedAt === null],
  ['mobile', ({ user }) => user.phone === ''],
]

export const passwordSetAt = ({ passwordChangedAt, createdAt }: Account['user']) =>
  passwordChangedAt ?? createdAt

/** What keeps an account its owner's; what is weak stands first. */
export function protectionsOf(account: Account, now: Date) {
  const protections = weaknesses.map(([kind, isWeak]) => ({ kind, isWeak: isWeak(account, now) }))
  return protections.toSorted((one, other) => Number(other.isWeak) - Number(one.isWeak))
}
