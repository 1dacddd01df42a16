import type { Connection } from '../../platform/database/Connection'
import { findPersonLicence } from '../orders'

/** A person's purchase of a product, valid or expired; null: they never bought it. */
export async function findOwned(db: Connection, userId: string, licenceId: string, now: Date) {
  const licence = await findPersonLicence(db, userId, licenceId)
  return licence
    ? { endAt: licence.endAt?.toISOString() ?? null, isOver: licence.endAt !== null && licence.endAt <= now }
    : null
}
