import { binDays, uploadDays } from '@atrium/contracts/disk/contract'
import { and, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { describeError } from '../../platform/process/describeError'
import type { OwnedObjects } from '../../ports/ObjectStore'
import type { Ports } from '../../ports/Ports'
import { productReleases } from '../catalogue/tables'
import { lockOwner } from '../organisation'
import { diskNodes, diskUploads } from './tables'

const day = 86_400_000
export const binMilliseconds = binDays * day
export const uploadMilliseconds = uploadDays * day

/** Few enough that nobody waits long for the owner's lock, and that the transaction doesn't time out. */
const atOnce = 50

type Sweeping = Pick<Ports, 'database' | 'disk' | 'log'>

/** Removes contents without a row: of cancelled uploads, of deleted files, and what a crash left. */
export async function sweepDisk(ports: Sweeping): Promise<void> {
  try {
    await sweepUploads(ports)
    for await (const objects of ports.disk.objects()) await sweepObjects(ports, objects)
    await ports.disk.tidy()
  } catch (error) {
    ports.log({ level: 'error', event: 'diskSweepFailed', ...describeError(error) })
  }
}

/** An upload's row exists before its first byte. */
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

async function sweepObjects({ database, disk }: Sweeping, { owner, sha256s }: OwnedObjects): Promise<void> {
  for (const hashes of inParts(await unnamedAmong(database.connection, owner, sha256s), atOnce))
    await database.transaction(async (db) => {
      await lockOwner(db, owner, 'alone')
      await disk.remove(owner, await unnamed(db, owner, hashes))
    })
}

async function unnamedAmong(db: Connection, owner: Owner, sha256s: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const hashes of inParts(sha256s)) found.push(...(await unnamed(db, owner, hashes)))
  return found
}

async function unnamed(db: Connection, owner: Owner, hashes: readonly string[]): Promise<string[]> {
  const named = await db
    .selectDistinct({ sha256: diskNodes.sha256 })
    .from(diskNodes)
    .where(and(ofOwner(diskNodes, owner), inArray(diskNodes.sha256, [...hashes])))
  const handedOut = await db
    .selectDistinct({ sha256: productReleases.sha256 })
    .from(productReleases)
    .where(inArray(productReleases.sha256, [...hashes]))
  return without(
    hashes,
    [...named, ...handedOut].map(({ sha256 }) => sha256),
  )
}

const without = (all: readonly string[], some: readonly (string | null)[]) => {
  const known = new Set(some)
  return all.filter((one) => !known.has(one))
}

function* inParts(all: readonly string[], size = 1000): Generator<string[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}
