import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deliver, takeDue } from '../adapters/outbox/deliver'
import { outboxCommands } from '../adapters/outbox/outboxCommands'
import { queueSms } from '../platform/outbox'
import type { OutgoingMessage } from '../ports/Carrier'
import { certifications, companies, objects, outbox, quotas, spentChallenges, users } from '../tables'
import { createTestService, type TestService } from '../testing/createTestService'
import { purge } from '.'

const minute = 60_000
const day = 24 * 60 * minute
const mobile = '13800001111'
let service: TestService

beforeAll(async () => {
  service = await createTestService()
})
beforeEach(() => service.database.connection.delete(outbox))
afterAll(() => service.close())

const later = (milliseconds: number) => new Date(service.clock.now().getTime() + milliseconds)
const texts = async () =>
  (await service.database.connection.select().from(outbox)).map(({ text }) => text).sort()

async function queueCode() {
  const now = service.clock.now()
  const { connection: db } = service.database
  await queueSms(db, { mobile, text: '验证码123456', uselessAt: later(10 * minute), now })
  await queueSms(db, { mobile, text: '邀请您加入', now })
}

async function listed(): Promise<string> {
  const { database, ports, clock } = service
  const call = {
    ports,
    actor: '',
    operands: [],
    options: {},
    lists: {},
    save() {},
    audit() {},
    print: async () => {},
  }
  const [command] = outboxCommands
  return (await command?.run({ db: database.connection, now: clock.now(), ...call })) ?? ''
}

it('keeps the text of a code while the code is valid, and its row for a week', async () => {
  await queueCode()
  await purge(service.ports)
  expect(await texts()).toEqual(['邀请您加入', '验证码123456'])
  service.clock.advance(10 * minute)
  expect(await listed()).toContain('(expired)')
  expect(await listed()).not.toContain('123456')
  await purge(service.ports)
  expect(await texts()).toEqual(['', '邀请您加入'])
  service.clock.advance(7 * day)
  await purge(service.ports)
  expect(await texts()).toEqual([])
})

it('doesn’t send an expired code', async () => {
  await queueCode()
  service.clock.advance(10 * minute)
  const sent: string[] = []
  const carrier = {
    channel: 'sms' as const,
    mostAttempts: 1,
    freshMilliseconds: day,
    send: async ({ text }: OutgoingMessage) => void sent.push(text),
  }
  const delivery = { ...service.ports, carrier }
  for (const message of await takeDue(delivery, 10)) await deliver(delivery, message)
  expect(sent).toEqual(['邀请您加入'])
  expect(await texts()).toEqual(['', ''])
})

it('deletes any number of rows, next to other processes, and none too early', async () => {
  const { connection: db } = service.database
  const startedAt = service.clock.now()
  await db
    .insert(quotas)
    .values(Array.from({ length: 2500 }, (_, n) => ({ key: `quota ${n}`, count: 1, startedAt })))
  await db.insert(spentChallenges).values({ id: 'spent', kind: 'seal', expiresAt: later(2 * day) })
  const all = (clock: () => Date) =>
    Promise.all(Array.from({ length: 3 }, () => purge({ ...service.ports, clock })))
  await all(() => later(day))
  expect(await db.$count(quotas)).toBe(2500)
  await all(() => later(day + 1))
  expect(await db.$count(quotas)).toBe(0)
  expect(await db.$count(spentChallenges)).toBe(1)
  expect(service.logged.filter(({ event }) => event === 'purgeFailed')).toEqual([])
})

it('deletes a picture a month after its upload, if nobody sees it and no certification used it', async () => {
  const { connection: db } = service.database
  const now = service.clock.now()
  const companyId = 'acme'
  await db
    .insert(users)
    .values({ id: 'ann', account: 'ann', phone: mobile, passwordHash: '', createdAt: now })
  await db.insert(companies).values({
    id: companyId,
    name: 'Acme',
    account: 'acme',
    licenceName: 'shown.png',
    logoPath: `/api/objects/${companyId}/logo.png`,
    createdAt: now,
  })
  const names = ['shown', 'logo', 'granted', 'latest', 'withdrawn', 'refused', 'nowhere'].map(
    (n) => `${n}.png`,
  )
  await db.insert(objects).values(
    names.map((name) => ({
      ownerKind: 'company' as const,
      ownerId: companyId,
      name,
      audience: 'private' as const,
      type: 'image/png',
      createdAt: now,
    })),
  )
  const ofPerson = { ownerKind: 'person', ownerId: 'ann', name: 'ann.png', audience: 'public' } as const
  await db.insert(objects).values({ ...ofPerson, type: 'image/png', createdAt: now })
  const submissions = [
    ['granted', 'approved'],
    ['withdrawn', 'withdrawn'],
    ['refused', 'rejected'],
    ['latest', 'withdrawn'],
  ] as const
  const form = { name: '', code: '', contactPerson: '', contactPhone: '', remark: '' }
  const address = { province: '', city: '', areaOrCounty: '', detailedAddress: '' }
  await db.insert(certifications).values(
    submissions.map(([name, state], version) => ({
      ...form,
      ...address,
      companyId,
      id: name,
      version,
      state,
      statusBefore: 0,
      licenceName: `${name}.png`,
      submittedBy: 'ann',
      submittedAt: now,
    })),
  )
  const objectNames = async () =>
    (await db.select({ name: objects.name }).from(objects)).map(({ name }) => name)
  await purge({ ...service.ports, clock: () => later(30 * day) })
  expect(await objectNames()).toHaveLength(names.length + 1)
  await purge({ ...service.ports, clock: () => later(30 * day + 1) })
  expect((await objectNames()).sort()).toEqual([
    'ann.png',
    'granted.png',
    'latest.png',
    'logo.png',
    'shown.png',
  ])
})
