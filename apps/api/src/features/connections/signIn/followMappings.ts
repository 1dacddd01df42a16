import type { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { describeError } from '../../../platform/process/describeError'
import type { UnmanagedCall } from '../../../ports/Call'
import { writeAuditRow } from '../../audit'
import { lockCompany } from '../../organisation'
import { findConnection } from '../findConnection'
import { placeByConnection } from '../joinByConnection'
import type { StoredIdentity, Ticket } from '../sealed'

/**
 * Moves a member to where the mappings say now, if the connection does that. It takes its own transaction, because it
 * locks the company. A sign-in never fails by it.
 */
export async function followMappings(
  { ports, now, address, agent }: UnmanagedCall<typeof companySignInOperations.signInByCompany>,
  ticket: Ticket,
  identity: StoredIdentity,
  userId: string,
): Promise<void> {
  const { database } = ports
  const { companyId } = ticket
  const row = await findConnection(database.connection, ticket)
  if (!row?.joining.follows) return
  try {
    await ports.admission.admitChange(companyId, () =>
      database.transaction(async (db) => {
        await lockCompany(db, companyId, 'alone')
        const change = await placeByConnection({ db, row, userId, identity, now })
        if (!change) return
        const { operation, subject } = change
        await change.notify()
        await writeAuditRow(db, {
          companyId,
          at: now,
          actorId: userId,
          sessionId: '',
          operation,
          subject: { ...subject, connectionName: row.name },
          caller: { address, agent },
        })
      }),
    )
  } catch (error) {
    ports.log({ level: 'error', event: 'placementFailed', companyId, userId, ...describeError(error) })
  }
}
