import { rmSync } from 'node:fs'
import { companyCodes } from '@atrium/contracts/company/certification/contract'
import { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { companyOperations } from '@atrium/contracts/company/policy'
import { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf, someSubmission } from '../features/company/certification/testSubmission'
import { withCell } from '../features/invitations/testing/oddWorkbooks'
import { signInAs } from '../features/session/testSession'
import { demo } from '../seed/demo'
import { copyDemoData } from '../testing/demo/copyDemoData'
import { type SpawnedService, spawnReady } from '../testing/servers/spawnService'
import { bitmapOfNoise, jpegOfScans } from './testing/hostilePictures'

const { accounts, secondCompanyId: company, companyId } = demo
const directory = copyDemoData('uploads')
let service: SpawnedService
let token: string
let version: number

beforeAll(async () => {
  service = await spawnReady({ ATRIUM_DATA_DIR: directory })
  token = (await signInAs(service, accounts.superAdministrator)).data.accessToken
  const input = { query: { enterPriseId: company } }
  const detail = await service.request(companyOperations.getCompanyDetail, input, { as: token, company })
  version = detail.data?.version ?? 0
})
afterAll(async () => {
  await service.end()
  rmSync(directory, { recursive: true, force: true })
})

async function submit(picture: Uint8Array) {
  const body = await someSubmission(company, { Version: version, BusinessLicenseImage: fileOf(picture) })
  return service.request(certificationOperations.resubmitAudit, { body }, { as: token, company })
}

/** About as many tags as a sheet may have. */
const sheet = async () =>
  service.request(
    invitationsOperations.readInvitationList,
    { body: { enterPriseId: companyId, file: fileOf(await withCell('<c/>'.repeat(490_000)), 'a.xlsx') } },
    { as: token, company: companyId },
  )

it('refuses a picture that its header shows to be too expensive, and counts it', async () => {
  const { imageTooManyScans, imageTooLong } = companyCodes
  expect(await submit(await jpegOfScans(1000, 1000, 882))).toMatchObject({ code: imageTooManyScans })
  expect(await submit(bitmapOfNoise(1_000_000, 5))).toMatchObject({ code: imageTooLong })
})

it('lets others sign in and read while hostile files wait', async () => {
  const picture = bitmapOfNoise(4000, 3000)
  let answered = 0
  const sent = [...Array.from({ length: 6 }, () => submit(picture)), sheet(), sheet()]
  for (const answer of sent) answer.then(() => (answered += 1))

  const somebody = await signInAs(service, accounts.member)
  const sender = { as: somebody.data.accessToken, company: companyId }
  for (let n = 0; n < 5; n += 1) {
    const query = { enterPriseId: companyId }
    expect((await service.request(companyOperations.getCompanyInfo, { query }, sender)).succeeded).toBe(true)
  }
  expect(answered).toBeLessThan(sent.length)

  const answers = await Promise.all(sent)
  expect(answers.slice(0, 6).filter(({ code }) => code === 0)).toHaveLength(1)
})
