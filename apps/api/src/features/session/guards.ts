import { networkOf } from '../../platform/http/networkOf'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/** How patient the service is with one key. */
export interface Patience {
  /** Failures from which on work must come along. */
  readonly proofFrom: number
  /** Failures from which on the next try has to wait, twice as long each time, at most 30 s. */
  readonly slowFrom: number
  /** Failures that lock for 15 minutes. */
  readonly lockAt: number
  /** After so many milliseconds one failure is forgotten, then the next. Default: none before all of them are. */
  readonly leak?: number
}

/** What failures are counted by. */
export interface Guard {
  readonly key: string
  readonly patience: Patience
}

/** `own` counts the tries at one account; `shared` also counts the tries at others. */
export interface Guards {
  readonly own: Guard
  readonly shared: readonly Guard[]
}

const ofAccount: Patience = { proofFrom: 3, slowFrom: 2, lockAt: 10 }
/**
 * Offices share an address, so it gets more patience than an account does, and a day of typing errors adds up to
 * nothing.
 */
const ofAddress: Patience = { proofFrom: 30, slowFrom: 60, lockAt: 100, leak: 30_000 }
/**
 * Who has a site of IPv6 has 65,536 networks; but carriers put as many strangers into one. So it asks for work
 * after a while, and neither slows down nor locks.
 */
const ofSite: Patience = {
  proofFrom: 100,
  slowFrom: Number.POSITIVE_INFINITY,
  lockAt: Number.POSITIVE_INFINITY,
  leak: 30_000,
}
const ofOldPassword: Patience = { proofFrom: Number.POSITIVE_INFINITY, slowFrom: 3, lockAt: 10 }
const ofSecondStep: Patience = { proofFrom: Number.POSITIVE_INFINITY, slowFrom: 3, lockAt: 5 }

/** An account is counted as it was typed, so that one which doesn't exist behaves alike. */
export const signInGuards = (keys: ServiceKeys, account: string, address: string): Guards => ({
  own: { key: hidden(keys, 'account', account.trim().normalize('NFKC').toLowerCase()), patience: ofAccount },
  shared: [
    { key: hidden(keys, 'address', networkOf(address)), patience: ofAddress },
    ...(address.includes(':')
      ? [{ key: hidden(keys, 'address', networkOf(address, 3)), patience: ofSite }]
      : []),
  ],
})

/**
 * For a device that signed in to the account before: guessing elsewhere neither slows it down nor locks it, and a
 * stolen device has no more tries than any other.
 *
 * @param isAttacked whether the account is under attack: then a proof of work is required at once
 */
export const deviceGuards = (keys: ServiceKeys, deviceId: string, isAttacked: boolean): Guards => ({
  own: {
    key: hidden(keys, 'device', deviceId),
    patience: isAttacked ? { ...ofAccount, proofFrom: 0 } : ofAccount,
  },
  shared: [],
})

/** For the old password that a change of password asks for: an open page isn't a place to guess it. */
export const oldPasswordGuards = (keys: ServiceKeys, userId: string): Guards => ({
  own: { key: hidden(keys, 'person', userId), patience: ofOldPassword },
  shared: [],
})

/**
 * For codes of the second step, which are only tried after the password. With three of a million codes valid at a
 * time, so few tries would take years.
 */
export const secondStepGuards = (keys: ServiceKeys, userId: string): Guards => ({
  own: { key: hidden(keys, 'secondStep', userId), patience: ofSecondStep },
  shared: [],
})

/** The table of failures names neither accounts nor addresses. */
const hidden = (keys: ServiceKeys, kind: string, value: string) =>
  mac(keys.derivation, ['failures', kind, value])
