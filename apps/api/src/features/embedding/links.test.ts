import { embeddingErrors as codes } from '@atrium/contracts/embedding/contract'
import { embeddingOperations } from '@atrium/contracts/embedding/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { auditRows, embeddedPeople, messages, sessions } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { askForToken, fromSite, registerSite, type TestSite } from './testSite'

const { companyId, secondCompanyId, userIds, accounts } = demo
let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

const db = () => service.database.connection

async function setLinks(
  site: TestSite,
  links: 'nobody' | 'members' | 'everybody',
  company: string = companyId,
) {
  const { accessToken: as } = await openDemoSession(service, 'superAdministrator')
  const body = { enterPriseId: company, embedderId: site.id, links }
  return service.request(embeddingOperations.setEmbedderLinks, { body }, { as, company })
}

async function linkingSite(links: 'members' | 'everybody' = 'members') {
  const site = await registerSite(service)
  expect((await setLinks(site, links)).code).toBe(0)
  return site
}

const ask = (site: TestSite, externalId: string, phone?: string) =>
  askForToken(service, site, { person: { externalId, ...(phone && { phone }) } })

async function whoIs(site: TestSite, token: string) {
  const { data } = await service.request(
    workspaceOperations.getPerson,
    {},
    { headers: fromSite(site, token) },
  )
  return data.user.id
}

it('links a member by their phone once, tells them, and finds them without the phone from then on', async () => {
  const site = await linkingSite()
  expect((await ask(site, 'u-1')).code).toBe(codes.linkUnknown)
  const first = await ask(site, 'u-1', accounts.member)
  expect(await whoIs(site, first.data.token)).toBe(userIds.member)
  const again = await ask(site, 'u-1')
  expect(await whoIs(site, again.data.token)).toBe(userIds.member)
  const told = and(eq(messages.userId, userIds.member), eq(messages.kind, 'security'))
  expect(await db().$count(messages, told)).toBe(1)
})

it('keeps to the first link, whatever phone comes later', async () => {
  const site = await linkingSite('everybody')
  await ask(site, 'u-1', accounts.member)
  const other = await ask(site, 'u-1', accounts.superAdministrator)
  expect(await whoIs(site, other.data.token)).toBe(userIds.member)
  expect((await ask(site, 'u-2', accounts.member)).code).toBe(codes.linkTaken)
})

it('links nobody who isn’t a member, and administrators only if the company says so', async () => {
  const site = await linkingSite()
  expect((await ask(site, 'u-1', accounts.student)).code).toBe(codes.linkUnknown)
  expect((await ask(site, 'u-2', '13999999999')).code).toBe(codes.linkUnknown)
  for (const phone of [accounts.superAdministrator, accounts.administrator])
    expect((await ask(site, 'u-3', phone)).code).toBe(codes.linksNotAllowed)
  expect(await db().$count(embeddedPeople, eq(embeddedPeople.embedderId, site.id))).toBe(0)
  await setLinks(site, 'everybody')
  expect((await ask(site, 'u-3', accounts.superAdministrator)).code).toBe(0)
  await setLinks(site, 'members')
  expect((await ask(site, 'u-3')).code).toBe(codes.linksNotAllowed)
})

it('ends links and their tokens when the company forbids them', async () => {
  const site = await linkingSite()
  const { data } = await ask(site, 'u-1', accounts.member)
  const { data: byId } = await askForToken(service, site)
  await setLinks(site, 'nobody')
  const headers = (token: string) => ({ headers: fromSite(site, token) })
  expect((await service.request(workspaceOperations.getPerson, {}, headers(data.token))).status).toBe(401)
  expect((await service.request(workspaceOperations.getPerson, {}, headers(byId.token))).code).toBe(0)
  await setLinks(site, 'members')
  expect((await ask(site, 'u-1')).code).toBe(codes.linkUnknown)
})

it('links once when a person’s pages ask at the same time', async () => {
  const site = await linkingSite()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(site, 'u-1', accounts.member)))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0])
  expect(await db().$count(embeddedPeople, eq(embeddedPeople.embedderId, site.id))).toBe(1)
})

it('is decided by a super administrator who proved lately that it is them, about a site of the company', async () => {
  const site = await registerSite(service)
  const body = { enterPriseId: companyId, embedderId: site.id, links: 'members' as const }
  const { accessToken, sessionId } = await openDemoSession(service, 'superAdministrator')
  await db().update(sessions).set({ provenAt: null }).where(eq(sessions.id, sessionId))
  const unproven = await service.request(
    embeddingOperations.setEmbedderLinks,
    { body },
    { as: accessToken, company: companyId },
  )
  expect(unproven.code).toBe(errorCodes.proofRequired)
  expect((await setLinks(site, 'members', secondCompanyId)).code).toBe(codes.embedderMissing)
  expect((await setLinks(site, 'members')).code).toBe(0)
  const [row] = await db()
    .select()
    .from(auditRows)
    .where(eq(auditRows.operation, 'setEmbedderLinks'))
    .limit(1)
  expect(row).toMatchObject({ companyId, actorId: userIds.superAdministrator })
})

it('lists the company’s sites, without keys and other companies', async () => {
  const own = await linkingSite()
  await ask(own, 'u-1', accounts.member)
  const other = await registerSite(service, { companies: [secondCompanyId] })
  const { accessToken: as } = await openDemoSession(service, 'superAdministrator')
  const query = { enterPriseId: companyId }
  const { data } = await service.request(
    embeddingOperations.listEmbedders,
    { query },
    { as, company: companyId },
  )
  expect(data.find(({ embedderId }) => embedderId === own.id)).toMatchObject({
    origins: [own.origin],
    links: 'members',
    linkedCount: 1,
  })
  expect(data.map(({ embedderId }) => embedderId)).not.toContain(other.id)
})
