import { binDays, uploadDays } from '@atrium/features/disk/contract'
import { and, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { lockOwner } from '../organisation'
import { diskNodes, diskUploads } from './tables'

const day = 86_400_000
export const binMilliseconds = binDays * day
export const uploadMilliseconds = uploadDays * day

type Sweeping = Pick<Ports, 'database' | 'disk' | 'log'>

/** Removes contents that no row names: of uploads given up, of files deleted, and what a crash left between the two. */
export async function sweepDisk(ports: Sweeping): Promise<void> {
  try {
    await sweepUploads(ports)
    for (const owner of await ports.disk.owners()) await sweepObjects(ports, owner)
  } catch (error) {
    ports.log({ level: 'error', event: 'diskSweepFailed', ...describeError(error) })
  }
}

/** A row is there before the first byte. */
async function sweepUploads({ database, disk }: Sweeping): Promise<void> {
  for (const ids of inParts(await disk.uploadIds())) {
    const known = await database.connection
      .select({ id: diskUploads.id })
      .from(diskUploads)
      .where(inArray(diskUploads.id, ids))
    await disk.discard(
      without(
        ids,
        known.map(({ id }) => id),
      ),
    )
  }
}

async function sweepObjects({ database, disk }: Sweeping, owner: Owner): Promise<void> {
  for (const hashes of inParts(await disk.objectsOf(owner))) {
    const needless = await unnamed(database.connection, owner, hashes)
    if (needless.length === 0) continue
    await database.transaction(async (db) => {
      await lockOwner(db, owner, 'alone')
      await disk.remove(owner, await unnamed(db, owner, needless))
    })
  }
}

async function unnamed(db: Connection, owner: Owner, hashes: readonly string[]): Promise<string[]> {
  const named = await db
    .selectDistinct({ sha256: diskNodes.sha256 })
    .from(diskNodes)
    .where(and(ofOwner(diskNodes, owner), inArray(diskNodes.sha256, [...hashes])))
  return without(
    hashes,
    named.map(({ sha256 }) => sha256),
  )
}

const without = (all: readonly string[], some: readonly (string | null)[]) => {
  const known = new Set(some)
  return all.filter((one) => !known.has(one))
}

function* inParts(all: readonly string[]): Generator<string[]> {
  for (let from = 0; from < all.length; from += 1000) yield all.slice(from, from + 1000)
}
