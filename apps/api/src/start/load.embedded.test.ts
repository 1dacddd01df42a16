import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { departmentsContract } from '@atrium/features/departments/contract'
import { sessionContract } from '@atrium/features/session/contract'
import { errorCodes } from '@atrium/features/shared/errorCodes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../seed/demo'
import { sealed, signInAs } from '../session/testSession'
import type { Answer } from '../testing/Answer'
import { type SpawnedService, spawnReady } from '../testing/spawnService'

const { accounts, companyId, departmentIds } = demo
const directory = mkdtempSync(join(tmpdir(), 'atrium-load-'))
let service: SpawnedService
beforeAll(async () => {
  service = await spawnReady({ ATRIUM_DATA_DIR: directory })
})
afterAll(async () => {
  expect(await service.end()).toBe(0)
  rmSync(directory, { recursive: true, force: true })
})

const many = (count: number, call: (index: number) => Promise<Answer<unknown>>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))

function expectFull(refused: readonly Answer<unknown>[]): void {
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.envelope).toMatchObject({
      error_code: errorCodes.tooMany,
      error_msg: expect.stringContaining('再试'),
    })
    expect(answer.headers.get('retry-after')).toBe('2')
  }
}

it('takes so many changes of one person at once, while everybody reads and others change', async () => {
  const boss = { as: (await signInAs(service, accounts.superAdministrator)).data.accessToken }
  const other = { as: (await signInAs(service, accounts.administrator)).data.accessToken }
  const add = (departmentName: string, sender: typeof boss) => {
    const body = { enterpriseId: companyId, parentId: departmentIds.top, departmentName, level: 2 } as const
    return service.request(departmentsContract.addDepartment, { body }, { ...sender, company: companyId })
  }
  const read = (sender: typeof boss) => service.request(sessionContract.getProfile, { query: {} }, sender)

  let written = 0
  const writing = many(300, (index) =>
    add(`忙${index}`, boss).finally(() => {
      written += 1
    }),
  )
  // Those that are refused are answered first, and the reads between the first ones that aren't.
  while (written < 300 - 202 + 1) await read(other)
  expect((await read(boss)).succeeded).toBe(true)
  const othersChange = await service.request(
    sessionContract.signOut,
    {},
    { as: (await signInAs(service, accounts.individual)).data.accessToken },
  )
  expect(othersChange.succeeded).toBe(true)
  expect(written).toBeLessThan(300)

  const answers = await writing
  const taken = answers.filter(({ status }) => status === 200)
  expect(taken.every(({ succeeded }) => succeeded)).toBe(true)
  expect(taken.length).toBeGreaterThanOrEqual(202)
  expectFull(answers.filter(({ status }) => status !== 200))
})

it('takes so many tries from one network at once, and others sign in after them', async () => {
  const { keyId, signIn } = await sealed(service, { signIn: 'wrong' })
  const body = { userName: accounts.member, password: signIn, keyId }
  const answers = await many(300, () =>
    service.request(sessionContract.signIn, { query: { isWebClient: true }, body }),
  )
  expectFull(answers.filter(({ status }) => status !== 200))
  expect((await signInAs(service, accounts.individual)).succeeded).toBe(true)
})
