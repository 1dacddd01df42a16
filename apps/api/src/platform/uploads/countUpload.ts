import type { Connection } from '../database/Connection'
import { countWithin } from '../quotas'
import { uploadRefusals } from './refusals'

const mostAnHour = 60
const hour = 3_600_000

/**
 * Counts a call with files that are about to be read, whatever becomes of it.
 *
 * @param sender id of the company, or of a person who sends for themselves
 * @throws Refusal when there were too many
 */
export async function countUpload(db: Connection, sender: string, now: Date): Promise<void> {
  if ((await countWithin(db, `uploads ${sender}`, hour, now)) > mostAnHour) throw uploadRefusals.tooMany()
}
