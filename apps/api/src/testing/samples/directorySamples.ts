import type { directoriesOperations } from '@atrium/contracts/directories/policy'
import { demo } from '../../seed/demo'
import { directories, directoryTokens } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId } = demo

/** A new directory with a token. */
async function addDirectory({ database: { connection: db }, clock }: TestService) {
  const directoryId = crypto.randomUUID()
  const tokenId = crypto.randomUUID()
  const createdAt = clock.now()
  const name = `目录 ${directoryId}`.slice(0, 40)
  await db.insert(directories).values({ companyId, id: directoryId, kind: 'scim', name, createdAt })
  await db.insert(directoryTokens).values({
    ...{ companyId, directoryId, createdAt, id: tokenId, name: '主令牌' },
    digest: `digest of ${tokenId}`,
    endsAt: new Date(createdAt.getTime() + 86_400_000),
  })
  return { enterPriseId: companyId, directoryId, tokenId }
}

export const directorySamples: SamplesOf<typeof directoriesOperations> = {
  listDirectories: { ...boss, input: () => ({ query: { enterPriseId: companyId } }) },
  addDirectory: {
    ...boss,
    input: () => ({
      body: { enterPriseId: companyId, directoryName: `目录 ${crypto.randomUUID()}`.slice(0, 40) },
    }),
  },
  editDirectory: {
    ...boss,
    async input({ service }) {
      const { enterPriseId, directoryId } = await addDirectory(service)
      const directoryName = `新名称 ${directoryId}`.slice(0, 40)
      return { body: { enterPriseId, directoryId, directoryName, managesGroups: true } }
    },
  },
  endDirectory: {
    ...boss,
    async input({ service }) {
      const { enterPriseId, directoryId } = await addDirectory(service)
      return { body: { enterPriseId, directoryId } }
    },
  },
  issueDirectoryToken: {
    ...boss,
    async input({ service }) {
      const { enterPriseId, directoryId, tokenId } = await addDirectory(service)
      return { body: { enterPriseId, directoryId, tokenName: '新令牌', days: 90, replaces: tokenId } }
    },
  },
  revokeDirectoryToken: {
    ...boss,
    async input({ service }) {
      return { body: await addDirectory(service) }
    },
  },
}
