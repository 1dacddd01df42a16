import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Context } from 'hono'
import { readToken } from '../../keys/signedTokens'
import type { Visitor } from '../limits/createAdmission'
import type { Resources } from '../Resources'
import { networkOf } from './networkOf'

/** The person named by a genuine token, expired or not: whether it is still valid would need the database. */
export async function visitorOf(
  { keys }: Resources,
  { access }: ServedOperation,
  context: Context,
  address: string,
): Promise<Visitor> {
  const bearer = access === 'public' ? undefined : bearerOf(context)
  const claims = bearer === undefined ? undefined : await readToken(keys, 'access', bearer)
  return claims ?? { network: networkOf(address) }
}

export const bearerOf = (context: Context) =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
