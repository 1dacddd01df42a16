import type { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { fingerprintOf } from '../../features/chinaDirectories/compare/loadCompany'
import { demo } from '../../seed/demo'
import { directories, directoryChanges, directoryConnections, directoryDifferences } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId, departmentIds } = demo
const page = { pageIndex: 1, pageSize: 20 }

/** A connected directory, without secrets, and what a reading of it found. */
async function addDirectory({ database: { connection: db }, clock }: TestService) {
  const directoryId = crypto.randomUUID()
  const differenceId = crypto.randomUUID()
  const now = clock.now()
  const name = `企业微信 ${directoryId}`.slice(0, 40)
  await db.insert(directories).values({ companyId, id: directoryId, kind: 'wecom', name, createdAt: now })
  await db.insert(directoryConnections).values({
    ...{ companyId, directoryId, clientId: 'demo', secret: '', callbackToken: '', callbackKey: '' },
    ...{
      rootId: '',
      targetId: departmentIds.archive,
      schedule: 'off',
      hour: 2,
      policy: 'byHand',
      threshold: 5,
    },
  })
  await db.insert(directoryDifferences).values({
    ...{ companyId, directoryId, id: differenceId, state: 'ready', trigger: 'person' },
    ...{ startedAt: now, takenAt: now, readAt: now, total: 1 },
    fingerprint: await fingerprintOf(db, companyId, 1),
  })
  await db.insert(directoryChanges).values({
    ...{
      companyId,
      differenceId,
      number: 1,
      phase: 6,
      subject: 'person',
      change: 'linked',
      state: 'waiting',
    },
    ...{
      externalId: 'u1',
      name: '王一',
      place: '档案室',
      placeId: '',
      note: 'undecided',
      decision: 'undecided',
    },
  })
  return { enterPriseId: companyId, directoryId, differenceId }
}

const settings = {
  directoryName: '企业微信通讯录',
  clientId: 'demo',
  rootId: '',
  enterpriseDepartmentId: departmentIds.top,
  schedule: 'daily',
  hour: 2,
  policy: 'byHand',
  threshold: 5,
} as const

const inDirectory = async ({ service }: { readonly service: TestService }) => {
  const { enterPriseId, directoryId } = await addDirectory(service)
  return { enterPriseId, directoryId }
}

export const chinaDirectorySamples: SamplesOf<typeof chinaDirectoriesOperations> = {
  listChinaDirectories: { ...boss, input: () => ({ query: { enterPriseId: companyId } }) },
  testChinaDirectory: {
    ...boss,
    input: () => ({
      body: {
        enterPriseId: companyId,
        kind: 'wecom',
        clientId: 'demo',
        secret: 'demo-secret',
        rootId: '',
      },
    }),
  },
  connectChinaDirectory: {
    ...boss,
    input: () => ({
      body: {
        enterPriseId: companyId,
        kind: 'dingtalk',
        ...settings,
        directoryName: `钉钉 ${crypto.randomUUID()}`.slice(0, 40),
        secret: 'demo-secret',
      },
    }),
  },
  editChinaDirectory: {
    ...boss,
    input: async (situation) => ({
      body: {
        ...(await inDirectory(situation)),
        ...settings,
        directoryName: `新名称 ${crypto.randomUUID()}`.slice(0, 40),
      },
    }),
  },
  setDirectoryCallback: { ...boss, input: async (situation) => ({ body: await inDirectory(situation) }) },
  readChinaDirectory: { ...boss, input: async (situation) => ({ body: await inDirectory(situation) }) },
  listDifferences: {
    ...boss,
    input: async (situation) => ({ query: { ...(await inDirectory(situation)), ...page } }),
  },
  getDifference: {
    ...boss,
    input: async ({ service }) => ({ query: await addDirectory(service) }),
  },
  listDifferenceRows: {
    ...boss,
    input: async ({ service }) => ({ query: { ...(await addDirectory(service)), ...page } }),
  },
  decideLinks: {
    ...boss,
    input: async ({ service }) => ({
      body: { ...(await addDirectory(service)), rowIds: ['1'], decision: 'leave' },
    }),
  },
  applyDifference: {
    ...boss,
    input: async ({ service }) => ({ body: await addDirectory(service) }),
  },
  cancelDifference: {
    ...boss,
    input: async ({ service }) => ({ body: await addDirectory(service) }),
  },
}
