import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { type GivenHost, hostAtom } from '../shared/host/host'
import { createEvents } from '../shared/request/events'
import { requestAtom } from '../shared/request/request'
import { makeStale } from '../shared/request/stale'
import { staleAfter, staleAfterAny } from './staleAfter'

const tick = () => new Promise((resolve) => setTimeout(resolve, 0))
const orderPaid = { target: 'OnMessage', id: 1, text: '', payload: { kind: 'order' } } as const
const messageRead = { target: 'OnMessage', id: 2, text: '', payload: {} } as const

it('reloads lists that an event concerns, and no others', async () => {
  const events = createEvents()
  const store = createStore()
  store.set(hostAtom, { events } as GivenHost)
  let asked = 0
  const orders = requestAtom(['orders'], async () => ++asked)
  store.sub(orders, () => {})
  await tick()
  makeStale(events, staleAfter(messageRead))
  await tick()
  expect(asked).toBe(1)
  makeStale(events, staleAfter(orderPaid))
  await tick()
  expect(asked).toBe(2)
})

it('reloads everything that missed events could have changed', () => {
  expect(staleAfterAny).toEqual(expect.arrayContaining([...staleAfter(orderPaid), 'person', 'menus']))
})
