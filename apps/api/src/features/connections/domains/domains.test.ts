import { connectionsErrors as codes } from '@atrium/contracts/connections/contract'
import { connectionsOperations as operations } from '@atrium/contracts/connections/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DnsUnreachable } from '../../../ports/DnsRecords'
import { demo } from '../../../seed/demo'
import { companyDomains, messages } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService } from '../../../testing/demo/demoService'
import { checkDomains } from './checkDomains'

const day = 86_400_000
const boss = { as: { userId: demo.userIds.superAdministrator } }
const [first, second] = [demo.companyId, demo.secondCompanyId]
const domain = 'corp.example'

let records: Record<string, readonly string[] | 'unreachable'> = {}
let service: TestService
beforeAll(async () => {
  service = await createDemoService({
    dns: {
      async readTxt(name) {
        const found = records[name] ?? []
        if (found === 'unreachable') throw new DnsUnreachable(name, 'TIMEOUT')
        return found
      },
    },
  })
})
afterAll(() => service.close())
beforeEach(async () => {
  records = {}
  await service.database.connection.delete(companyDomains)
  await service.database.connection.delete(messages)
})

const named = (enterPriseId: string) => ({ body: { enterPriseId, domain } })
const add = (company: string) => service.request(operations.addDomain, named(company), boss)
const verify = (company: string) => service.request(operations.verifyDomain, named(company), boss)
const verdict = async (company: string) => (await verify(company)).data?.verdict

async function look(company: string) {
  const { data } = await service.request(operations.getIdentity, { query: { enterPriseId: company } }, boss)
  return data.domains[0]
}

async function publish(...companies: readonly string[]) {
  const found = await Promise.all(companies.map(look))
  const [one] = found
  if (one) records[one.recordName] = found.map((each) => each?.recordValue ?? '')
}

const titles = async () =>
  (await service.database.connection.select({ title: messages.title }).from(messages)).map(
    ({ title }) => title,
  )

it('belong to a company once their record says so', async () => {
  await add(first)
  expect(await verdict(first)).toBe('missing')
  records[`_atrium-verification.${domain}`] = ['atrium-domain-verification=nonsense', 'v=spf1 -all']
  const other = await verify(first)
  expect(other.data).toMatchObject({
    verdict: 'other',
    found: ['atrium-domain-verification=nonsense', 'v=spf1 -all'],
  })
  records[`_atrium-verification.${domain}`] = 'unreachable'
  expect(await verdict(first)).toBe('unreachable')
  expect(await look(first)).toMatchObject({ state: 'pending', recordName: `_atrium-verification.${domain}` })
  await publish(first)
  expect(await verdict(first)).toBe('verified')
  expect(await look(first)).toMatchObject({ state: 'verified' })
})

it('are taken as people type them, and never by a part of a name', async () => {
  for (const typed of ['@Corp.Example', 'corp.example.', ' CORP.example ', 'somebody@corp.example'])
    await service.request(operations.addDomain, { body: { enterPriseId: first, domain: typed } }, boss)
  expect(await service.database.connection.select().from(companyDomains)).toHaveLength(1)
  for (const typed of ['example', 'corp..example', '10.0.0.1', '*.corp.example'])
    expect(
      (await service.request(operations.addDomain, { body: { enterPriseId: first, domain: typed } }, boss))
        .status,
      typed,
    ).toBe(400)
})

it('stay with the first company while its record exists', async () => {
  await add(first)
  await add(second)
  await publish(first, second)
  expect(await verdict(first)).toBe('verified')
  expect((await verify(second)).code).toBe(codes.domainTaken)
  expect(await look(first)).toMatchObject({ state: 'verified' })
})

it('change hands once that record is gone, and the first company is told', async () => {
  await add(first)
  await add(second)
  await publish(first)
  await verify(first)
  await publish(second)
  expect(await verdict(second)).toBe('verified')
  expect(await look(first)).toMatchObject({ state: 'pending' })
  expect(await titles()).toEqual(['域名已由其他企业验证'])
})

it('belong to one of two companies that verify at the same time', async () => {
  await add(first)
  await add(second)
  await publish(first, second)
  const answers = await Promise.all([verify(first), verify(second)])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.domainTaken])
  const rows = await service.database.connection.select().from(companyDomains)
  expect(rows.filter(({ verifiedAt }) => verifiedAt !== null)).toHaveLength(1)
})

it('work for a week without their record, and not when only name servers are silent', async () => {
  await add(first)
  await publish(first)
  await verify(first)
  const at = (days: number) =>
    checkDomains({ ...service.ports, clock: () => new Date(service.clock.now().getTime() + days * day) })
  records[`_atrium-verification.${domain}`] = 'unreachable'
  for (const days of [2, 9, 30]) await at(days)
  expect(await look(first)).toMatchObject({ state: 'verified' })
  records = {}
  await at(40)
  await at(42)
  expect(await look(first)).toMatchObject({ state: 'lost' })
  expect(await titles()).toEqual(['域名验证记录缺失'])
  await at(46.9)
  expect(await look(first)).toMatchObject({ state: 'lost' })
  await at(48)
  expect(await look(first)).toMatchObject({ state: 'pending' })
  expect(await titles()).toEqual(['域名验证记录缺失', '域名验证已失效'])
})

it('are no longer lost once the record is back', async () => {
  await add(first)
  await publish(first)
  await verify(first)
  const db = service.database.connection
  const longAgo = new Date(service.clock.now().getTime() - 3 * day)
  await db
    .update(companyDomains)
    .set({ missingSince: longAgo, checkedAt: longAgo })
    .where(eq(companyDomains.domain, domain))
  await checkDomains(service.ports)
  expect(await look(first)).toMatchObject({ state: 'verified', endsAt: null })
})
