import type { diskContract } from '@atrium/features/disk/contract'
import { randomId } from '../../platform/keys/randomId'
import { ownerKey } from '../../platform/owner/ownerKey'
import { demo } from '../../seed/demo'
import { diskNodes, diskUploads } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const owner = ownerKey({ kind: 'person', userId: demo.userIds.superAdministrator })

/** A file of theirs among others, in the bin or not. */
async function newFile({ database, clock }: TestService, isTrashed = false): Promise<string> {
  const id = randomId()
  const now = clock.now()
  await database.connection.insert(diskNodes).values({
    ...{ ...owner, id, kind: 'file', name: `${id}.dwg`, nameKey: `${id}.dwg`.toLowerCase() },
    ...{
      size: 3,
      sha256: 'a'.repeat(64),
      modifiedAt: now,
      createdAt: now,
      trashedAt: isTrashed ? now : null,
    },
  })
  return id
}

/** Of an empty file: all of it has come. */
async function newUpload({ database, clock }: TestService): Promise<string> {
  const id = randomId()
  const now = clock.now()
  await database.connection.insert(diskUploads).values({
    ...{ ...owner, id, name: `${id}.txt`, size: 0, clash: 'refuse', modifiedAt: now, createdAt: now },
  })
  return id
}

const firstPage = { pageIndex: 1, pageSize: 20 } as const

export const diskSamples: SamplesOf<typeof diskContract> = {
  listNodes: { ...boss, input: () => ({ query: firstPage }) },
  getQuota: { ...boss, input: () => ({}) },
  addFolder: { ...boss, input: () => ({ body: { name: `图纸 ${randomId()}` } }) },
  renameNode: {
    ...boss,
    input: async ({ service }) => ({ body: { id: await newFile(service), name: `总图 ${randomId()}.dwg` } }),
  },
  moveNodes: {
    ...boss,
    async input({ service }) {
      const { database, clock } = service
      const [parentId, name, now] = [randomId(), randomId(), clock.now()]
      await database.connection.insert(diskNodes).values({
        ...{ ...owner, id: parentId, kind: 'folder', name, nameKey: name.toLowerCase() },
        ...{ size: 0, modifiedAt: now, createdAt: now },
      })
      return { body: { ids: [await newFile(service)], parentId } }
    },
  },
  trashNodes: { ...boss, input: async ({ service }) => ({ body: { ids: [await newFile(service)] } }) },
  listBin: { ...boss, input: () => ({ query: firstPage }) },
  restoreNodes: {
    ...boss,
    input: async ({ service }) => ({ body: { ids: [await newFile(service, true)] } }),
  },
  emptyBin: { ...boss, input: async ({ service }) => ({ body: { ids: [await newFile(service, true)] } }) },
  beginUpload: {
    ...boss,
    input: ({ service }) => ({
      body: { name: `${randomId()}.ifc`, size: 5, modifiedAt: service.clock.now().toISOString() },
    }),
  },
  finishUpload: {
    ...boss,
    input: async ({ service }) => ({ body: { uploadId: await newUpload(service) } }),
  },
  cancelUpload: {
    ...boss,
    input: async ({ service }) => ({ params: { uploadId: await newUpload(service) } }),
  },
  listUploads: { ...boss, input: () => ({}) },
  getDownload: { ...boss, input: async ({ service }) => ({ params: { id: await newFile(service) } }) },
}
