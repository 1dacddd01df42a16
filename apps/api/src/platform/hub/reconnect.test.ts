import { startRealtime, usualPauses } from '@atrium/features/realtime'
import { createEvents } from '@atrium/features/shared'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { seedDemo } from '../../seed/seedDemo'
import { users } from '../../tables'
import { testBearer } from '../../testing/testBearer'
import { publish } from '../events'
import { type ServedHub, serveHub } from './testing/serveHub'

/**
 * The service is down until every page has tried several times, with shorter pauses than real pages have.
 * HUB_OUTAGE=real uses the real ones, and takes about a minute.
 */
const isReal = process.env.HUB_OUTAGE === 'real'
const triesInVain = isReal ? 6 : 3
const pauses = isReal ? usualPauses : { first: 50, longest: 1500 }

let served: ServedHub

beforeAll(async () => {
  // Node has its own only since version 22.
  vi.stubGlobal('WebSocket', WebSocket)
  served = await serveHub({ fill: seedDemo, now: new Date() })
})
afterAll(() => served.close())

it('brings 200 pages back after an outage, and none has missed or repeated an event', async () => {
  const people = (await served.service.database.connection.select({ id: users.id }).from(users)).slice(0, 100)
  const pages = [...people, ...people].map(({ id }) => openClient(id))
  const tell = (text: string) =>
    served.service.database.transaction((db) =>
      publish(db, { userIds: people.map(({ id }) => id), target: 'OnCancelAuditPassed', text }),
    )
  const allHave = (...texts: string[]) =>
    expect.poll(() => pages.filter((page) => page.heard.join() !== texts.join()).length, wait).toBe(0)

  await expect.poll(() => served.hub().size, wait).toBe(200)
  await tell('1')
  await tell('2')
  await allHave('1', '2')

  // Sent while the service dies: some pages have received it, some haven't.
  await tell('3')
  await served.kill()
  await tell('4')
  await expect
    .poll(() => Math.min(...pages.map((page) => page.inVain())), wait)
    .toBeGreaterThanOrEqual(triesInVain)
  await tell('5')
  await served.start()
  await tell('6')

  await expect.poll(() => served.hub().size, wait).toBe(200)
  await allHave('1', '2', '3', '4', '5', '6')
  for (const page of pages) page.stop()
})

const wait = { interval: 50 }

function openClient(userId: string) {
  const heard: string[] = []
  const events = createEvents()
  events.subscribe('OnCancelAuditPassed', ({ text }) => heard.push(text))
  const token = testBearer({ userId })
  let inVain = 0
  const stop = startRealtime({
    tokens: { getToken: () => token },
    events,
    baseUrl: served.origin,
    pauses,
    fetch: async (input, init) => {
      try {
        return await fetch(input, init)
      } catch (error) {
        inVain += 1
        throw error
      }
    },
  })
  return { heard, inVain: () => inVain, stop }
}
