import { isDeepStrictEqual } from 'node:util'
import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { AddressForbidden } from '../../ports/OutsideFetch'
import { ConnectionFailure } from './ConnectionProtocol'
import { holdConnection, isOidc, sealSecret } from './findConnection'
import { requireKind } from './manageConnections'
import { discover } from './oidc/discover'
import { saveDetails } from './saveDetails'

type Save = typeof connectionsOperations.saveOidcConnection

/** Reads the provider's configuration before the transaction, which would hold the company meanwhile. */
export async function saveOidcConnection(call: UnmanagedCall<Save>) {
  const { db, ports, company, body } = call
  await requireKind(db, { companyId: company.companyId, connectionId: body.connectionId }, 'oidc')
  const issuer = await statedIssuer(call, body.issuer)
  return (change: Call<Save>) => save(change, ports.keys, issuer)
}

/** As the provider writes it, which may end in another `/` than what was typed. */
async function statedIssuer({ ports }: UnmanagedCall<Save>, typed: string): Promise<string> {
  const candidates = [typed, typed.endsWith('/') ? typed.slice(0, -1) : `${typed}/`]
  let failure: unknown
  for (const candidate of candidates) {
    try {
      const { server } = await discover(ports.outside, candidate, true)
      return server.issuer
    } catch (error) {
      failure ??= error
      if (!(error instanceof ConnectionFailure) || error.kind === 'unreachable') break
    }
  }
  if (failure instanceof AddressForbidden) throw new Refusal(connectionsRefusals.addressForbidden)
  if (failure instanceof ConnectionFailure)
    throw new Refusal(connectionsRefusals.discoveryFailed({ reason: failure.message }))
  throw failure
}

async function save(call: Call<Save>, keys: UnmanagedCall<Save>['ports']['keys'], issuer: string) {
  const { db, company, body, now } = call
  const { connectionId, clientId, clientSecret, scopes } = body
  const row = await holdConnection(db, { companyId: company.companyId, connectionId })
  const before = isOidc(row.details) ? row.details : undefined
  const keepsSecret = before?.issuer === issuer && row.secret !== ''
  if (clientSecret === undefined && !keepsSecret) throw new Refusal(connectionsRefusals.secretMissing)
  const details = {
    kind: 'oidc' as const,
    issuer,
    clientId,
    scopes: [...new Set(scopes)].filter((scope) => scope !== 'openid'),
  }
  const isSame = isDeepStrictEqual(before, details)
  if (isSame && clientSecret === undefined) {
    call.unchanged()
    return true as const
  }
  const secret = clientSecret === undefined ? {} : { secret: sealSecret(keys, row, clientSecret) }
  await saveDetails(db, row, details, { ...secret, now })
  call.audit({
    connectionId,
    before: { connectionName: row.name, issuer: before?.issuer ?? '', clientId: before?.clientId ?? '' },
    after: { connectionName: row.name, issuer, clientId },
    ...(clientSecret !== undefined && { newSecret: true }),
  })
  return true as const
}
