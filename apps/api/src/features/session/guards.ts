import { networkOf } from '../../platform/http/caller/networkOf'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/** Failure thresholds of one key. */
export interface Patience {
  /** Failures from which a proof of work is required. */
  readonly proofFrom: number
  /** Failures from which each try must wait: twice as long each time, at most 30 s. */
  readonly slowFrom: number
  /** Failures that lock for 15 minutes. */
  readonly lockAt: number
  /**
   * Milliseconds after which one failure is forgotten, then the next. Default: all are forgotten at once, 15 minutes
   * after the last.
   */
  readonly leak?: number
}

/** A key that failures are counted under. */
export interface Guard {
  readonly key: string
  readonly patience: Patience
}

/** `own` counts failures at one account; `shared` adds up failures at several. */
export interface Guards {
  readonly own: Guard
  readonly shared: readonly Guard[]
}

const ofAccount: Patience = { proofFrom: 3, slowFrom: 2, lockAt: 10 }
/** Offices share an address, so it gets more patience than an account, and a day of typing errors never adds up. */
const ofAddress: Patience = { proofFrom: 30, slowFrom: 60, lockAt: 100, leak: 30_000 }
/**
 * One IPv6 site has 65,536 networks, but carriers put as many strangers into one. So a site requires work after a
 * while, but neither slows down nor locks.
 */
const ofSite: Patience = {
  proofFrom: 100,
  slowFrom: Number.POSITIVE_INFINITY,
  lockAt: Number.POSITIVE_INFINITY,
  leak: 30_000,
}
const ofOldPassword: Patience = { proofFrom: Number.POSITIVE_INFINITY, slowFrom: 3, lockAt: 10 }
const ofSecondStep: Patience = { proofFrom: Number.POSITIVE_INFINITY, slowFrom: 3, lockAt: 5 }

/** Counts accounts by what was typed, so that one which doesn't exist behaves alike. */
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
 * For a device that signed in to the account before: guesses from elsewhere neither slow it down nor lock it, and a
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

/** For the old password in a change of password: an open page must not be a place to guess it. */
export const oldPasswordGuards = (keys: ServiceKeys, userId: string): Guards => ({
  own: { key: hidden(keys, 'person', userId), patience: ofOldPassword },
  shared: [],
})

/**
 * For second-step codes, which are only tried after the password. Three of a million codes are valid at a time, so at
 * this rate guessing would take years.
 */
export const secondStepGuards = (keys: ServiceKeys, userId: string): Guards => ({
  own: { key: hidden(keys, 'secondStep', userId), patience: ofSecondStep },
  shared: [],
})

/** Keeps accounts and addresses out of the table of failures. */
const hidden = (keys: ServiceKeys, kind: string, value: string) =>
  mac(keys.derivation, ['failures', kind, value])
