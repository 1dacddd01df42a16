import { atom, createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { type GivenHost, hostAtom } from '../host/host'
import { Failure } from '../wire/Failure'
import { isFollowing } from '../wire/following'
import { createEvents } from './events'
import { requestAtom } from './request'
import { makeStale } from './stale'

const tick = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a request', () => {
  it('goes from loading to ready, and shows the earlier answer as stale while it asks again', async () => {
    const store = createStore()
    const page = atom(1)
    const request = requestAtom([], async (get) => `page ${get(page)}`)
    store.sub(request, () => {})
    expect(store.get(request)).toEqual({ state: 'loading' })
    await tick()
    expect(store.get(request)).toEqual({ state: 'ready', value: 'page 1', stale: false })
    store.set(page, 2)
    expect(store.get(request)).toEqual({ state: 'ready', value: 'page 1', stale: true })
    await tick()
    expect(store.get(request)).toEqual({ state: 'ready', value: 'page 2', stale: false })
  })

  it('asks once for a visit, and again on the next one', async () => {
    const store = createStore()
    let asked = 0
    const request = requestAtom([], async () => ++asked)
    store.get(request)
    for (const visit of [1, 2, 3]) {
      const leave = store.sub(request, () => {})
      await tick()
      expect(store.get(request)).toEqual({ state: 'ready', value: visit, stale: false })
      leave()
      await tick()
      expect(asked).toBe(visit)
    }
  })

  it('is not asked again when the page is left meanwhile', async () => {
    const store = createStore()
    let asked = 0
    const request = requestAtom([], async () => {
      await tick()
      return ++asked
    })
    store.sub(request, () => {})()
    for (const _ of [1, 2, 3]) await tick()
    expect(asked).toBe(1)
  })

  it('keeps a failure, and asks again when written to', async () => {
    const store = createStore()
    let works = false
    const request = requestAtom([], async () => {
      if (!works) throw new Failure('offline')
      return 'here'
    })
    store.sub(request, () => {})
    await tick()
    expect(store.get(request)).toMatchObject({ state: 'failed', failure: { kind: 'offline' } })
    works = true
    store.set(request)
    expect(store.get(request)).toEqual({ state: 'loading' })
    await tick()
    expect(store.get(request)).toEqual({ state: 'ready', value: 'here', stale: false })
  })

  it('aborts an outdated request, and never shows its answer', async () => {
    const store = createStore()
    const page = atom(1)
    const aborted: number[] = []
    let answerLate = () => {}
    const request = requestAtom([], async (get, signal) => {
      const asked = get(page)
      signal.addEventListener('abort', () => aborted.push(asked))
      if (asked === 1) await new Promise<void>((resolve) => (answerLate = resolve))
      return asked
    })
    store.sub(request, () => {})
    store.set(page, 2)
    await tick()
    answerLate()
    await tick()
    expect(aborted).toEqual([1])
    expect(store.get(request)).toEqual({ state: 'ready', value: 2, stale: false })
  })

  it('marks requests caused by events elsewhere, and none that somebody makes', async () => {
    const events = createEvents()
    const store = createStore()
    store.set(hostAtom, { events } as GivenHost)
    const page = atom(1)
    const asked: boolean[] = []
    const request = requestAtom(['orders'], async (get, signal) => {
      get(page)
      asked.push(isFollowing(signal))
    })
    store.sub(request, () => {})
    await tick()
    makeStale(events, ['orders'], 'elsewhere')
    await tick()
    store.set(page, 2)
    await tick()
    makeStale(events, ['orders'])
    await tick()
    store.set(request)
    await tick()
    expect(asked).toEqual([false, true, false, false, false])
  })
})
