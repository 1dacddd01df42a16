import type { registrationContract } from '@atrium/features/session/registration/contract'
import type { UnmanagedCall } from '../service/Call'
import { networkOf } from '../service/networkOf'
import { attempt } from './attempt'
import type { Guards } from './guards'
import { mac } from './mac'
import { hasAccount } from './registerPerson'
import type { ServiceKeys } from './serviceKeys'

/** Every question counts, whatever its answer, so that nobody learns a list of numbers by asking. */
export async function checkExist({
  ports: { database, keys },
  address,
  query,
  now,
}: UnmanagedCall<typeof registrationContract.checkExist>) {
  await attempt(database, asking(keys, address), true, now, async () => undefined)
  return hasAccount(database.connection, query.mobile)
}

/** An office of people who register shares an address. */
const asking = (keys: ServiceKeys, address: string): Guards => ({
  own: {
    key: mac(keys.derivation, ['failures', 'account exists', networkOf(address)]),
    patience: { proofFrom: Number.POSITIVE_INFINITY, slowFrom: 60, lockAt: 100, leak: 10_000 },
  },
  shared: [],
})
