import { diskErrors } from '@atrium/contracts/disk/contract'
import { diskOperations as disk } from '@atrium/contracts/disk/policy'
import { sharingOperations as sharing } from '@atrium/contracts/disk/sharing/policy'
import { previewOperations } from '@atrium/contracts/preview/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClamd, requireClamd } from '../../../adapters/clamd/openClamd'
import { demo } from '../../../seed/demo'
import { diskNodes } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService } from '../../../testing/demo/demoService'
import { eicar, startFakeClamd } from '../../../testing/servers/startFakeClamd'
import { scanningOf } from '..'
import { diskOf } from '../testing/diskOf'

let clamd: Awaited<ReturnType<typeof startFakeClamd>>
let service: TestService
let scanFiles: () => Promise<void>
beforeAll(async () => {
  clamd = await startFakeClamd()
  service = await createDemoService({ scanner: openClamd({ host: '127.0.0.1', port: clamd.port }) })
  scanFiles = scanningOf(service.ports)
})
afterAll(async () => {
  await service.close()
  await clamd.close()
})

const own = () => diskOf(service, demo.userIds.individual)
const ofCompany = () => diskOf(service, demo.userIds.member, demo.companyId)
const share = async (id: string) =>
  own().ask(sharing.addShare, { body: { id, expireDays: 7, hasCode: false, canDownload: true } })
const strange = (
  operation: typeof sharing.getSharedDownload | typeof sharing.getSharedPreview,
  shareId: string,
  id: string,
) => service.request(operation, { body: { shareId, id } })
const statusOf = async (url: string) => (await service.app.request(url)).status
const scanOf = async (id: string) => (await own().list()).find((node) => node.id === id)?.scan

it('lets a file be shared once it was found clean', async () => {
  const content = 'a plan\n'.repeat(10_000)
  const id = await own().upload('clean.txt', content)
  expect(await scanOf(id)).toBe('pending')
  expect(await share(id)).toMatchObject({ status: 200, code: diskErrors.notScannedYet })

  await scanFiles()
  expect(clamd.scanned.at(-1)?.toString()).toBe(content)
  expect(await scanOf(id)).toBeUndefined()
  const { shareId } = (await share(id)).data
  expect(await statusOf((await strange(sharing.getSharedDownload, shareId, id)).data.url)).toBe(200)
})

it('keeps what is infected from strangers and colleagues, and not from who has it', async () => {
  const folder = await own().addFolder('外发')
  const { shareId } = (await share(folder)).data
  const id = await own().upload('eicar.com', eicar, folder)
  for (const operation of [sharing.getSharedDownload, sharing.getSharedPreview])
    expect((await strange(operation, shareId, id)).code).toBe(diskErrors.notScannedYet)

  await scanFiles()
  expect(service.logged).toContainEqual(
    expect.objectContaining({ event: 'fileNotClean', file: id, threat: 'Eicar-Test-Signature' }),
  )
  for (const operation of [sharing.getSharedDownload, sharing.getSharedPreview])
    expect((await strange(operation, shareId, id)).code).toBe(diskErrors.infected)
  expect((await strange(sharing.getSharedDownload, shareId, folder)).code).toBe(diskErrors.infected)
  expect((await share(id)).code).toBe(diskErrors.infected)
  expect((await own().list(folder))[0]?.scan).toBe('infected')
  const address = (await own().ask(disk.getDownload, { params: { id } })).data.url
  expect(await statusOf(address)).toBe(200)

  const theirs = await ofCompany().upload('eicar.com', eicar)
  const asked = [
    () => ofCompany().ask(disk.getDownload, { params: { id: theirs } }),
    () => ofCompany().ask(previewOperations.getPreview, { params: { id: theirs } }),
    () => ofCompany().ask(disk.packNodes, { body: { ids: [theirs] } }),
  ]
  for (const ask of asked) expect((await ask()).code).toBe(diskErrors.notScannedYet)
  await scanFiles()
  for (const ask of asked) expect((await ask()).code).toBe(diskErrors.infected)
})

it('holds for addresses that were given before', async () => {
  const id = await own().upload('later.txt', 'clean so far')
  await scanFiles()
  const { shareId } = (await share(id)).data
  const urls = await Promise.all(
    [sharing.getSharedDownload, sharing.getSharedPreview].map(
      async (operation) => (await strange(operation, shareId, id)).data.url,
    ),
  )
  const set = (scan: 'infected' | 'clean') =>
    service.database.connection.update(diskNodes).set({ scan }).where(eq(diskNodes.id, id))
  await set('infected')
  for (const url of urls) expect(await statusOf(url)).toBe(404)
  await set('clean')
  for (const url of urls) expect(await statusOf(url)).toBe(200)
})

it('says of what is too large for the scanner that it was not checked', async () => {
  const id = await own().upload('large.bin', 'x'.repeat(150_000))
  await scanFiles()
  expect(await scanOf(id)).toBe('tooLarge')
  expect((await share(id)).code).toBe(diskErrors.tooLargeToScan)
})

it('goes on when the scanner is back', async () => {
  const id = await own().upload('waiting.txt', 'waiting')
  clamd.answer(false)
  await scanFiles()
  expect(service.logged.at(-1)).toMatchObject({ level: 'error', event: 'scanFailed' })
  expect(await scanOf(id)).toBe('pending')
  await expect(requireClamd({ host: '127.0.0.1', port: clamd.port })).rejects.toThrow(
    /^The scanner of CLAMD_URL, 127\.0\.0\.1:\d+, doesn't answer \(.*\): start clamd, or correct CLAMD_URL\.$/,
  )
  clamd.answer(true)
  await requireClamd({ host: '127.0.0.1', port: clamd.port })
  await scanFiles()
  expect(await scanOf(id)).toBeUndefined()
  expect(service.logged.at(-1)).toMatchObject({ event: 'scanWorksAgain' })
})
