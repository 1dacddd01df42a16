import type { Connection } from '../../platform/database/Connection'
import type { appUses } from '../owned/tables'
import { beOnline } from './beOnline'
import { endUses } from './endUses'
import type { OwnApp } from './findApps'
import { otherUsesOf } from './otherUsesOf'

type Use = typeof appUses.$inferSelect

/**
 * A licence is in use on this device, in as many tabs as one likes, and on as many others as it has seats for: those
 * used last stay.
 */
export async function makeRoom(
  db: Connection,
  use: Use,
  { seats, onlineSince }: OwnApp,
  now: Date,
): Promise<void> {
  const others = await otherUsesOf(db, use)
  // What an administrator ended, its app may not know yet: it mustn't go on because of this one.
  const isEnded = use.companyId !== '' && onlineSince === null
  const elsewhere = [...new Set(others.map(({ mid }) => mid).filter((mid) => mid !== use.mid))]
  const staying = new Set([use.mid, ...elsewhere.slice(0, seats - 1)])
  const ended = isEnded ? others : others.filter(({ mid }) => !staying.has(mid))
  await endUses(db, ended, isEnded ? 'forced' : 'takenOver', now)
  if (use.companyId === '') return
  const goesOn = !isEnded && others.some(({ mid }) => mid === use.mid)
  await beOnline(db, use, goesOn && onlineSince !== null ? new Date(onlineSince) : now, now)
}
