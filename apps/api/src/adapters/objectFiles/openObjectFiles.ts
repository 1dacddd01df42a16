import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Owner } from '../../platform/owner/Owner'
import { ownerKey, ownerOf } from '../../platform/owner/ownerKey'
import type { ObjectStore } from '../../ports/ObjectStore'
import { hashesOnTheWay } from './hashesOnTheWay'
import { largeWrites } from './largeWrites'

/**
 * Objects as files in a directory. A file is synced before it gets its name, so after a crash it is complete
 * or missing.
 */
export function openObjectFiles(directory: string): ObjectStore {
  const uploads = join(directory, 'uploads')
  const hashes = hashesOnTheWay()
  const uploadFile = (uploadId: string) => join(uploads, safe(uploadId))
  /** Creates the file if nothing has arrived, as for an empty upload. */
  async function openUploadFile(uploadId: string) {
    await mkdir(uploads, { recursive: true, mode: 0o700 })
    return open(uploadFile(uploadId), 'a+', 0o600)
  }
  async function receivedOf(uploadId: string): Promise<number> {
    return (await stat(uploadFile(uploadId)).catch(orAbsent))?.size ?? 0
  }
  async function append(uploadId: string, from: number, content: Readable): Promise<number> {
    const hash = hashes.take(uploadId, from)
    let size = from
    const see = (piece: Uint8Array) => {
      hash?.update(piece)
      size += piece.length
    }
    const file = await open(uploadFile(uploadId), 'r+')
    try {
      await pipeline(content, largeWrites(file, from, see))
    } finally {
      await file.close()
    }
    if (hash) hashes.put(uploadId, hash, size)
    return size
  }
  const folderOf = (owner: Owner) => {
    const { ownerKind, ownerId } = ownerKey(owner)
    return join(directory, 'objects', ownerKind, safe(ownerId))
  }
  const objectFile = (owner: Owner, sha256: string) => join(folderOf(owner), safe(sha256))

  async function owners() {
    const kinds = ['person', 'company'] as const
    const found = await Promise.all(kinds.map((kind) => namesIn(join(directory, 'objects', kind))))
    return kinds.flatMap((ownerKind, n) => (found[n] ?? []).map((ownerId) => ownerOf({ ownerKind, ownerId })))
  }

  return {
    async openUpload({ id }) {
      await (await openUploadFile(id)).close()
      const received = await receivedOf(id)
      return { received, append: (content) => append(id, received, content) }
    },
    receivedOf,
    async seal(uploadId) {
      const file = await openUploadFile(uploadId)
      try {
        const { size } = await file.stat()
        // In parallel: one waits for the disk, the other uses the CPU.
        const [hash] = await Promise.all([hashes.take(uploadId, size) ?? hashOf(file), file.sync()])
        return hash.digest('hex')
      } finally {
        await file.close()
      }
    },
    async keep(uploadId, owner, sha256) {
      const path = objectFile(owner, sha256)
      if (await stat(path).catch(orAbsent)) return rm(uploadFile(uploadId))
      await makeFolder(dirname(path))
      await rename(uploadFile(uploadId), path)
      await syncFolder(dirname(path))
    },
    read: async (owner, sha256, range) => contentOf(await open(objectFile(owner, sha256)), range),
    uploadIds: () => namesIn(uploads),
    async discard(uploadIds) {
      for (const uploadId of uploadIds) await rm(uploadFile(uploadId), { force: true })
    },
    async *objects(only) {
      for (const owner of only ? [only] : await owners())
        yield { owner, sha256s: await namesIn(folderOf(owner)) }
    },
    async remove(owner, sha256s) {
      for (const sha256 of sha256s) await rm(objectFile(owner, sha256), { force: true })
    },
    tidy: async () => undefined,
  }
}

/** One piece at a time, on demand, so that an idle reader uses little memory. */
function contentOf(file: FileHandle, { start, end }: { readonly start: number; readonly end: number }) {
  let at = start
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const piece = Buffer.allocUnsafeSlow(Math.min(atOnceOut, end + 1 - at))
          const { bytesRead } = await file.read(piece, 0, piece.length, at)
          if (bytesRead > 0) controller.enqueue(piece.subarray(0, bytesRead))
          at += bytesRead
          if (bytesRead > 0 && at <= end) return
          await file.close()
          controller.close()
        } catch (error) {
          await file.close().catch(() => undefined)
          throw error
        }
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
}

async function hashOf(file: FileHandle) {
  const hash = createHash('sha256')
  await pipeline(file.createReadStream({ start: 0, autoClose: false, highWaterMark: atOnce }), hash)
  return hash
}

/** Bytes per read when hashing: each read has a fixed cost. */
const atOnce = 512 * 1024
/** Bytes per piece of a download. Hundreds of pieces may wait for readers. */
const atOnceOut = 128 * 1024

/** Prevents a name from leading to another folder. */
function safe(name: string): string {
  if (!/^[\w-]{1,64}$/.test(name)) throw new Error('That is no name of an object.')
  return name
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** A new name survives a crash only if its folder was synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const namesIn = (path: string): Promise<string[]> => readdir(path).catch((error) => orAbsent(error) ?? [])

function orAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
