import { addressLength, ssoContract } from '@atrium/contracts/session/sso/contract'
import { bindContract } from '../../shared/wire/bindContract'
import type { Session } from '../Session'

/**
 * Signs out here, and of all sites that share the sign-in.
 * @param wanted address to go on to
 * @returns whether the service ended the session, and the address to go on to, if it is allowed
 */
export async function signOutOfAll(session: Session, wanted: string | null) {
  const query = wanted && wanted.length <= addressLength ? { returnUrl: wanted } : {}
  let goesTo: string | null = null
  const isKnown = await session.signOut(async (client) => {
    const { ssoSignOut } = bindContract(ssoContract, client)
    goesTo = (await ssoSignOut({ query }, { timeout: 5000 })).returnUrl
  })
  return { isKnown, goesTo: goesTo as string | null }
}
