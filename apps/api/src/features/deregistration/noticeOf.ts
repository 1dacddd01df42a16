import type { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import { mac, sameText } from '../../platform/keys/mac'
import type { Call } from '../../ports/Call'
import type { Ports } from '../../ports/Ports'

/** Vouches for when an account ends, and says nothing of whose it is. */
export const proofOf = ({ keys }: Pick<Ports, 'keys'>, endsAt: string): string =>
  mac(keys.derivation, ['deregistration', endsAt], 16)

/** The moment that an address names, where the service vouched for it and it is to come. */
export async function readDeregistration({
  ports,
  query: { submitted, proof },
  now,
}: Call<typeof deregistrationOperations.readDeregistration>) {
  const isGenuine = sameText(proof, proofOf(ports, submitted))
  return { endsAt: isGenuine && Date.parse(submitted) > now.getTime() ? submitted : null }
}
