import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { requireKind } from './manageConnections'

export async function saveSamlConnection({
  db,
  company,
  body,
}: Call<typeof connectionsOperations.saveSamlConnection>): Promise<true> {
  await requireKind(db, { companyId: company.companyId, connectionId: body.connectionId }, 'saml')
  throw new Refusal(
    connectionsRefusals.metadataInvalid({ chinese: '暂不支持SAML', english: 'SAML isn’t available yet' }),
  )
}
