import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Connection } from '../database/Connection'
import { countWithin } from '../quotas'
import { Refusal } from '../refusal/Refusal'

const mostAnHour = 60
const hour = 3_600_000

/**
 * Counts a call with files, whatever its result.
 *
 * @param sender id of the company, or of a person acting for themselves
 * @throws Refusal if there were too many
 */
export async function countUpload(db: Connection, sender: string, now: Date): Promise<void> {
  if ((await countWithin(db, `uploads ${sender}`, hour, now)) > mostAnHour)
    throw new Refusal(wireRefusals.uploadsSpent)
}
