import { atom, createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { type GivenHost, hostAtom } from '../host/host'
import { Failure } from '../wire/Failure'
import { actionAtom, undoableAtom } from './actionAtom'
import { createEvents, type Events } from './events'
import { requestAtom } from './request'
import { makeStaleAtom } from './stale'

declare module './stale' {
  interface Resources {
    readonly apples: unknown
    readonly pears: unknown
  }
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A store as a provider makes it; of its host only the events are needed. */
function storeWith(events: Events = createEvents()) {
  const store = createStore()
  store.set(hostAtom, { events } as GivenHost)
  return store
}

function counted(resources: readonly ('apples' | 'pears')[]) {
  let asked = 0
  return requestAtom(resources, async () => ++asked)
}

const offline = new Failure('offline')
const refused = new Failure('refused', 'no', 1)

function failing(failure: Failure): () => Promise<never> {
  return () => Promise.reject(failure)
}

describe('a change', () => {
  it('asks again for what shows it, which stays visible meanwhile, and nothing else', async () => {
    const store = storeWith()
    const [apples, pears, both] = [counted(['apples']), counted(['pears']), counted(['apples', 'pears'])]
    for (const request of [apples, pears, both]) store.sub(request, () => {})
    await tick()
    await store.set(actionAtom({ run: async () => 'done', stale: ['pears'] }), undefined)
    expect(store.get(pears)).toEqual({ state: 'ready', value: 1, stale: true })
    await tick()
    expect([apples, pears, both].map((request) => store.get(request))).toMatchObject([
      { value: 1, stale: false },
      { value: 2, stale: false },
      { value: 2, stale: false },
    ])
  })

  it('asks once for several resources of one request', async () => {
    const store = storeWith()
    const both = counted(['apples', 'pears'])
    store.sub(both, () => {})
    await tick()
    store.set(makeStaleAtom, ['apples', 'pears'])
    await tick()
    expect(store.get(both)).toMatchObject({ value: 2 })
  })

  it('leaves unseen requests for the next visit, which asks once', async () => {
    const store = storeWith()
    const apples = counted(['apples'])
    const leave = store.sub(apples, () => {})
    await tick()
    leave()
    store.set(makeStaleAtom, ['apples'])
    store.set(makeStaleAtom, ['apples'])
    await tick()
    store.sub(apples, () => {})
    await tick()
    expect(store.get(apples)).toEqual({ state: 'ready', value: 2, stale: false })
  })

  it('reaches every provider of the page', async () => {
    const events = createEvents()
    const [one, other] = [storeWith(events), storeWith(events)]
    const apples = counted(['apples'])
    other.sub(apples, () => {})
    await tick()
    await one.set(actionAtom({ run: async () => {}, stale: ['apples'] }), undefined)
    await tick()
    expect(other.get(apples)).toMatchObject({ value: 2 })
  })

  it.each([
    ['a refusal, as what one acted on may be out of date', refused, 2],
    ['silence, as it may have happened', new Failure('timeout'), 2],
  ])('asks again after %s', async (_, failure, value) => {
    const store = storeWith()
    const apples = counted(['apples'])
    store.sub(apples, () => {})
    await tick()
    await expect(store.set(actionAtom({ run: failing(failure), stale: ['apples'] }), undefined)).rejects.toBe(
      failure,
    )
    await tick()
    expect(store.get(apples)).toMatchObject({ value })
  })

  it('keeps shown data without a network', async () => {
    const store = storeWith()
    const apples = counted(['apples'])
    store.sub(apples, () => {})
    await tick()
    await expect(store.set(actionAtom({ run: failing(offline), stale: ['apples'] }), undefined)).rejects.toBe(
      offline,
    )
    await tick()
    expect(store.get(apples)).toMatchObject({ value: 1, stale: false })
  })
})

describe('undoing it', () => {
  it('knows the changes, and asks again', async () => {
    const store = storeWith()
    const apples = counted(['apples'])
    const basket = atom<readonly string[]>([])
    const add = undoableAtom({
      run: async (get, set, name: string) => {
        set(basket, [...get(basket), name])
        return get(basket).length - 1
      },
      undo: async (get, set, _name, place) => set(basket, get(basket).toSpliced(place, 1)),
      stale: ['apples'],
    })
    store.sub(apples, () => {})
    await store.set(add, 'first')
    const { undo } = await store.set(add, 'second')
    await store.set(add, 'third')
    await tick()
    expect(await undo()).toEqual({ state: 'done' })
    expect(store.get(basket)).toEqual(['first', 'third'])
    expect(store.get(apples)).toMatchObject({ state: 'ready', stale: true })
  })

  it('of several things does the others when one fails, asks again, and says which is left', async () => {
    const store = storeWith()
    const apples = counted(['apples'])
    const last = vi.fn(async () => {})
    const eat = undoableAtom({
      run: async () => {},
      undo: () => [
        { name: ['first', 'second'], run: failing(refused) },
        { name: ['third'], run: last },
      ],
      stale: ['apples'],
    })
    store.sub(apples, () => {})
    const { undo } = await store.set(eat, undefined)
    await tick()
    const outcome = await undo()
    expect(outcome).toEqual({
      state: 'partly',
      done: [['third']],
      failed: [['first', 'second']],
      failure: refused,
    })
    expect(last).toHaveBeenCalledOnce()
    expect(store.get(apples)).toMatchObject({ stale: true })
  })
})
