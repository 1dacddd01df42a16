import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { directoryPeople, outbox } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { inviteLate } from '../scim'
import { createVendorService, openVendor } from './testing/openVendor'

let service: TestService
beforeAll(async () => {
  service = await createVendorService({ settings: { invitationsPerDay: 8 } })
})
afterAll(() => service.close())

it('invites as many people as the company may in a day, tells it before, and loses nobody', async () => {
  const one = await openVendor(service)
  const { connection: db } = service.database
  const sent = await db.$count(outbox)
  const id = await one.read()
  expect(await one.difference(id)).toMatchObject({ invitations: { left: 8, perDay: 8 } })
  expect(await one.apply(id)).toBe(0)
  const found = await one.difference(id)
  expect(found).toMatchObject({ state: 'applied', skipped: 0, failed: 0, invitations: { left: 0 } })
  expect(found.notes).toEqual([{ note: 'dailyLimit', count: 12 }])
  expect(await db.$count(outbox)).toBe(sent + 8)
  // They are known, so that the next reading doesn't count them as new.
  expect(await one.difference(await one.read())).toMatchObject({ state: 'unchanged' })
  // What changes about them meanwhile is kept.
  const [late, leaver] = await db.select().from(directoryPeople).where(isLate(one.own.directoryId))
  one.world.changePerson(late?.externalId ?? '', { name: '后改名' })
  one.world.leave(leaver?.externalId ?? '')
  expect(await one.apply(await one.read())).toBe(0)

  for (const invited of [8, 16, 19]) {
    await inviteLate(service.ports)
    await inviteLate(service.ports)
    const ofDirectory = eq(directoryPeople.directoryId, one.own.directoryId)
    expect(await db.$count(directoryPeople, and(ofDirectory, isNotNull(directoryPeople.invitationId)))).toBe(
      invited,
    )
    expect(await db.$count(outbox)).toBe(sent + invited)
    service.clock.advance(86_400_000)
  }
  expect(await db.$count(directoryPeople, isLate(one.own.directoryId))).toBe(0)
  const messages = await db
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, late?.phone ?? ''))
  expect(messages).toHaveLength(1)
})

const isLate = (directoryId: string) =>
  and(
    eq(directoryPeople.directoryId, directoryId),
    eq(directoryPeople.hindrance, 'dailyLimit'),
    eq(directoryPeople.active, true),
  )
