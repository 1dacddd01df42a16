import { isDeepStrictEqual } from 'node:util'
import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { holdConnection } from './findConnection'
import type { ProviderDetails } from './ProviderDetails'
import { samlDetailsOf } from './saml/samlDetailsOf'
import { saveDetails } from './saveDetails'

/** New certificates of the same identity provider count at once; another one must be tested first. */
export async function saveSamlConnection(
  call: Call<typeof connectionsOperations.saveSamlConnection>,
): Promise<true> {
  const { db, company, body, now } = call
  const { connectionId, metadata } = body
  const row = await holdConnection(db, { companyId: company.companyId, connectionId })
  if (row.kind !== 'saml') throw new Refusal(connectionsRefusals.otherKind)
  const details = samlDetailsOf(metadata, now)
  if (isDeepStrictEqual(row.details, details)) {
    call.unchanged()
    return true
  }
  await saveDetails(db, row, details, { now })
  call.audit({
    connectionId,
    before: { connectionName: row.name, ...factsOf(row.details) },
    after: { connectionName: row.name, ...factsOf(details) },
  })
  return true
}

/** As administrators know them: the entity id is the issuer of answers. */
const factsOf = (details: ProviderDetails | null) =>
  details?.kind === 'saml'
    ? {
        issuer: details.entityId,
        certificates: details.certificates.map(({ fingerprint }) => fingerprint.slice(0, 16)).join(' '),
      }
    : { issuer: '', certificates: '' }
