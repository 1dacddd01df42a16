import type { diskOperations } from '@atrium/contracts/disk/policy'
import type { sharingOperations } from '@atrium/contracts/disk/sharing/policy'
import type { previewOperations } from '@atrium/contracts/preview/policy'
import { randomId } from '../../platform/keys/randomId'
import type { Owner } from '../../platform/owner/Owner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { demo } from '../../seed/demo'
import { diskNodes, diskShares, diskUploads } from '../../tables'
import type { TestService } from '../createTestService'
import { ofBoth } from './billingSamples'
import { boss, type SamplesOf } from './Sample'

const createdBy = demo.userIds.superAdministrator

/** A file of the first demo company or its super administrator, in the bin or not. */
export async function newFile(service: TestService, owner: Owner, isTrashed = false): Promise<string> {
  const trashedAt = isTrashed ? service.clock.now() : null
  return newNode(service, owner, { kind: 'file', size: 3, sha256: 'a'.repeat(64), trashedAt })
}

type Content = Pick<typeof diskNodes.$inferInsert, 'kind' | 'size' | 'sha256' | 'trashedAt'>

async function newNode({ database, clock }: TestService, owner: Owner, content: Content): Promise<string> {
  const [id, now] = [randomId(), clock.now()]
  await database.connection.insert(diskNodes).values({
    ...ownerKey(owner),
    ...content,
    id,
    name: id,
    nameKey: id.toLowerCase(),
    modifiedAt: now,
    createdAt: now,
    createdBy,
  })
  return id
}

/** An upload of an empty file, which is therefore complete. */
async function newUpload({ database, clock }: TestService, owner: Owner): Promise<string> {
  const [id, now] = [randomId(), clock.now()]
  await database.connection.insert(diskUploads).values({
    ...ownerKey(owner),
    id,
    name: `${id}.txt`,
    size: 0,
    clash: 'refuse',
    createdBy,
    modifiedAt: now,
    createdAt: now,
  })
  return id
}

const firstPage = { pageIndex: 1, pageSize: 20 } as const

export const diskSamples: SamplesOf<typeof diskOperations> = {
  listNodes: ofBoth(async () => ({ query: firstPage })),
  getQuota: ofBoth(async () => ({})),
  addFolder: ofBoth(async () => ({ body: { name: `图纸${randomId()}` } })),
  renameNode: ofBoth(async (service, owner) => ({
    body: { id: await newFile(service, owner), name: `总图 ${randomId()}.dwg` },
  })),
  moveNodes: ofBoth(async (service, owner) => ({
    body: {
      ids: [await newFile(service, owner)],
      parentId: await newNode(service, owner, { kind: 'folder', size: 0 }),
    },
  })),
  copyNodes: ofBoth(async (service, owner) => ({ body: { ids: [await newFile(service, owner)] } })),
  packNodes: ofBoth(async (service, owner) => ({ body: { ids: [await newFile(service, owner)] } })),
  trashNodes: ofBoth(async (service, owner) => ({ body: { ids: [await newFile(service, owner)] } })),
  listBin: ofBoth(async () => ({ query: firstPage })),
  restoreNodes: ofBoth(async (service, owner) => ({ body: { ids: [await newFile(service, owner, true)] } })),
  emptyBin: ofBoth(async (service, owner) => {
    await newFile(service, owner, true)
    return { body: {} }
  }),
  beginUpload: ofBoth(async ({ clock }) => ({
    body: { name: `${randomId()}.ifc`, size: 5, modifiedAt: clock.now().toISOString() },
  })),
  finishUpload: ofBoth(async (service, owner) => ({ body: { uploadId: await newUpload(service, owner) } })),
  cancelUpload: ofBoth(async (service, owner) => ({
    params: { uploadId: await newUpload(service, owner) },
  })),
  listUploads: ofBoth(async () => ({})),
  getDownload: ofBoth(async (service, owner) => ({ params: { id: await newFile(service, owner) } })),
}

export const previewSamples: SamplesOf<typeof previewOperations> = {
  getPreview: ofBoth(async (service, owner) => ({ params: { id: await newFile(service, owner) } })),
}

async function newShare(service: TestService, owner: Owner, kind: 'folder' | 'file' = 'file') {
  const [shareId, createdAt] = [randomId(), service.clock.now()]
  const id = await (kind === 'file'
    ? newFile(service, owner)
    : newNode(service, owner, { kind: 'folder', size: 0 }))
  await service.database.connection.insert(diskShares).values({
    ...ownerKey(owner),
    id: shareId,
    nodeId: id,
    createdBy,
    createdAt,
    hasCode: false,
    canDownload: true,
  })
  return { shareId, id }
}

const person: Owner = { kind: 'person', userId: createdBy }

export const sharingSamples: SamplesOf<typeof sharingOperations> = {
  addShare: ofBoth(async (service, owner) => ({
    body: { id: await newFile(service, owner), expireDays: 7, hasCode: true, canDownload: true },
  })),
  listShares: ofBoth(async () => ({ query: firstPage })),
  revokeShare: ofBoth(async (service, owner) => ({
    params: { shareId: (await newShare(service, owner)).shareId },
  })),
  openShare: {
    ...boss,
    input: async ({ service }) => ({ body: { shareId: (await newShare(service, person)).shareId } }),
  },
  listShared: {
    ...boss,
    input: async ({ service }) => ({
      body: { shareId: (await newShare(service, person, 'folder')).shareId, ...firstPage },
    }),
  },
  getSharedPreview: {
    ...boss,
    input: async ({ service }) => ({ body: await newShare(service, person) }),
  },
  getSharedDownload: {
    ...boss,
    input: async ({ service }) => ({ body: await newShare(service, person) }),
  },
}
