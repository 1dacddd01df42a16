import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { spawnReady, spawnService } from '../testing/servers/spawnService'

it('starts only with the secret of its first start, and otherwise explains that in one sentence', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-secret-'))
  const environment = { ATRIUM_DATA_DIR: directory, DEMO_DATA: 'off' }
  const secret = 'a-secret-that-nobody-else-could-know'
  const service = await spawnReady({ ...environment, ATRIUM_SECRET: secret })
  expect(await service.end()).toBe(0)

  expect(await spawnService({ ...environment, ATRIUM_SECRET: `${secret}!` })).toEqual({
    code: 1,
    output: 'ATRIUM_SECRET is not the one by which the keys in this database are wrapped.\n',
  })
  rmSync(directory, { recursive: true, force: true })
})
