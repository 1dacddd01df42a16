import { Readable } from 'node:stream'
import { keyOf } from '../features/disk'
import { lockOwner } from '../features/organisation'
import type { Connection } from '../platform/database/Connection'
import { randomId } from '../platform/keys/randomId'
import type { Owner } from '../platform/owner/Owner'
import { ofOwner } from '../platform/owner/ofOwner'
import { ownerKey } from '../platform/owner/ownerKey'
import type { Ports } from '../ports/Ports'
import { diskNodes } from '../tables'
import { demo } from './demo'
import { type DemoFile, demoFiles } from './demoFiles'

type SeedPorts = Pick<Ports, 'database' | 'disk' | 'clock'>

const owners: readonly Owner[] = [
  { kind: 'person', userId: demo.userIds.superAdministrator },
  { kind: 'company', companyId: demo.companyId },
]

/** Drawings, models and related files for trying the disk, if it is empty. */
export async function fillDemoDisks(ports: SeedPorts): Promise<void> {
  for (const owner of owners) if (await isEmpty(ports.database.connection, owner)) await fill(ports, owner)
}

const isEmpty = async (db: Connection, owner: Owner) =>
  (await db.$count(diskNodes, ofOwner(diskNodes, owner))) === 0

async function fill({ database, disk, clock }: SeedPorts, owner: Owner): Promise<void> {
  const now = clock()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const made = ({ hoursAgo, by }: Pick<DemoFile, 'hoursAgo' | 'by'>) => ({
    ...ownerKey(owner),
    id: randomId(),
    createdAt: ago(hoursAgo),
    createdBy: demo.userIds[owner.kind === 'company' ? by : 'superAdministrator'],
    modifiedAt: ago(hoursAgo),
  })
  const sent = await Promise.all(demoFiles.map((file) => send(disk, owner, file)))
  await database.transaction(async (db) => {
    await lockOwner(db, owner, 'alone')
    // Another starting process may have been faster.
    if (!(await isEmpty(db, owner))) return
    const folders = new Map<string, string>()
    for (const { uploadId, sha256, size, ...file } of sent) {
      if (file.folder && !folders.has(file.folder)) {
        const folder = { ...made(file), ...named(file.folder), kind: 'folder', size: 0 } as const
        await db.insert(diskNodes).values(folder)
        folders.set(file.folder, folder.id)
      }
      const parentId = file.folder ? folders.get(file.folder) : null
      const node = { ...made(file), parentId, ...named(file.name), kind: 'file', size, sha256 } as const
      await db.insert(diskNodes).values(node)
      await disk.keep(uploadId, owner, sha256)
    }
  })
}

async function send(disk: SeedPorts['disk'], owner: Owner, { read, ...file }: DemoFile) {
  const [uploadId, content] = [randomId(), await read()]
  const upload = await disk.openUpload({ id: uploadId, size: content.length })
  await upload.append(Readable.from([content]))
  return { ...file, uploadId, size: content.length, sha256: await disk.seal(uploadId, owner) }
}

const named = (name: string) => ({ name, nameKey: keyOf(name) })
