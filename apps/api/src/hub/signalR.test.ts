import { hubPath } from '@atrium/features/realtime/contract'
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../events'
import { demo } from '../seed/demo'
import { seedDemo } from '../seed/seedDemo'
import { testBearer } from '../testing/testBearer'
import { type ServedHub, serveHub } from './testing/serveHub'

let served: ServedHub

beforeAll(async () => {
  served = await serveHub({ fill: seedDemo, now: new Date() })
})
afterAll(() => served.close())

it('speaks with the client that SignalR itself has for browsers', async () => {
  const userId = demo.userIds.member
  const token = testBearer({ userId })
  const connection = new HubConnectionBuilder()
    .withUrl(served.origin + hubPath, {
      accessTokenFactory: () => token,
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None)
    .build()
  const begun = new Promise((resolve) => connection.on('OnResumed', resolve))
  const heard = new Promise((resolve) => connection.on('OnMessage', resolve))
  await connection.start()
  await begun
  await served.service.database.transaction((db) =>
    publish(db, { userIds: [userId], target: 'OnMessage', text: 'news' }),
  )
  expect(await heard).toBe('news')
  expect(await connection.invoke('UpdateToken', token)).toBe(true)
  await connection.stop()
})
