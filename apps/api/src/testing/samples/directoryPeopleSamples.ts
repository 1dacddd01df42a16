import type { directoryPeopleOperations } from '@atrium/contracts/directoryPeople/policy'
import { demo } from '../../seed/demo'
import { directories, directoryLeavers, users } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId } = demo

/** A directory that ended somebody's membership. */
async function addLeaver({ database: { connection: db }, clock }: TestService) {
  const directoryId = crypto.randomUUID()
  const userId = crypto.randomUUID()
  const createdAt = clock.now()
  const name = `目录 ${directoryId}`.slice(0, 40)
  const phone = `1999${`${Date.now()}`.slice(-4)}${`${Math.random()}`.slice(2, 5)}`
  await db.insert(directories).values({ companyId, id: directoryId, kind: 'scim', name, createdAt })
  await db.insert(users).values({ id: userId, account: phone, phone, passwordHash: '', createdAt })
  await db.insert(directoryLeavers).values({
    ...{ companyId, directoryId, userId, name: '离职者', phone },
    ...{ departmentId: 'none', leftAt: createdAt },
  })
  return { enterPriseId: companyId, directoryId, userIds: [userId] }
}

const page = { pageIndex: 1, pageSize: 20 }

export const directoryPeopleSamples: SamplesOf<typeof directoryPeopleOperations> = {
  listDirectoryPeople: {
    ...boss,
    async input({ service }) {
      const { enterPriseId, directoryId } = await addLeaver(service)
      return { query: { enterPriseId, directoryId, ...page } }
    },
  },
  listDirectoryLeavers: {
    ...boss,
    async input({ service }) {
      const { enterPriseId, directoryId } = await addLeaver(service)
      return { query: { enterPriseId, directoryId, ...page } }
    },
  },
  returnDirectoryLeavers: {
    ...boss,
    input: async ({ service }) => ({ body: await addLeaver(service) }),
  },
}
