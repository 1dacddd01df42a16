import { atom, createStore } from 'jotai'
import { expect, it } from 'vitest'
import { locationAtom } from './host'
import { ownQueryAtom } from './query'

function readAt(paths: readonly string[]) {
  const store = createStore()
  const own = ownQueryAtom(paths)
  const idAtom = atom((get) => get(own).get('id'))
  const told: (string | null)[] = []
  store.sub(idAtom, () => told.push(store.get(idAtom)))
  const at = (pathname: string, search: string) => {
    store.set(locationAtom, { pathname, search })
    return store.get(idAtom)
  }
  return { at, told }
}

it('is the query of its own addresses, and stays while the address is another one', () => {
  const { at, told } = readAt(['/product', '/result'])
  expect(at('/product', 'id=one')).toBe('one')
  expect(at('/file', 'id=two')).toBe('one')
  expect(at('/file', '')).toBe('one')
  expect(at('/result', 'id=three')).toBe('three')
  expect(told).toEqual(['one', 'three'])
})

it('is the current query for a host with its own addresses', () => {
  const { at } = readAt(['/product'])
  expect(at('/shop/products', 'id=one')).toBe('one')
  expect(at('/shop/other', 'id=two')).toBe('two')
})
