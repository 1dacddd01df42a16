import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { filledTemplate } from '../../features/invitations/testing/filledTemplate'
import { demo } from '../../seed/demo'
import { bulkChangeLines, bulkChanges } from '../../tables'
import type { TestService } from '../createTestService'
import { demoRows } from '../demo/demoRows'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, mainIds, userIds } = demo

const ofOneMember = async ({ database }: TestService) => ({
  enterPriseId,
  kind: 'grant' as const,
  userIds: [await demoRows(database).memberWithout(mainIds.architecture)],
  mainIds: [mainIds.architecture],
})

let count = 0

/** A change of the super administrator with one line. */
async function oneLine({ database, clock }: TestService, state: 'done' | 'failed') {
  const { connection } = database
  const key = { companyId: enterPriseId, id: `bulk-change-sample-${++count}` }
  const now = clock.now()
  const by = userIds.superAdministrator
  await connection.insert(bulkChanges).values({
    ...key,
    kind: 'grant',
    state: 'done',
    source: 'manual',
    mainIds: [mainIds.architecture],
    startedBy: by,
    startedAt: now,
    actorId: by,
    sessionId: '',
    actedAt: now,
    finishedAt: now,
    total: 1,
    waiting: 0,
    [state]: 1,
    takenAt: now,
  })
  await connection.insert(bulkChangeLines).values({
    companyId: enterPriseId,
    changeId: key.id,
    number: 1,
    userId: userIds.member,
    mainId: mainIds.architecture,
    state,
    reason: state === 'failed' ? 'noSeats' : null,
    doneAt: now,
  })
  return { enterPriseId, changeId: key.id }
}

export const bulkLicenceSamples: SamplesOf<typeof bulkLicencesOperations> = {
  previewBulkChange: { ...boss, input: async ({ service }) => ({ body: await ofOneMember(service) }) },
  startBulkChange: { ...boss, input: async ({ service }) => ({ body: await ofOneMember(service) }) },
  listBulkChanges: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  getBulkChange: { ...boss, input: async ({ service }) => ({ query: await oneLine(service, 'failed') }) },
  listBulkLines: {
    ...boss,
    input: async ({ service }) => ({
      query: { ...(await oneLine(service, 'failed')), pageIndex: 1, pageSize: 20 },
    }),
  },
  retryBulkChange: { ...boss, input: async ({ service }) => ({ body: await oneLine(service, 'failed') }) },
  undoBulkChange: { ...boss, input: async ({ service }) => ({ body: await oneLine(service, 'done') }) },
  readPhoneList: {
    ...boss,
    input: async () => ({
      body: { enterPriseId, file: await filledTemplate([['13800000009', '白露', '']]) },
    }),
  },
}
