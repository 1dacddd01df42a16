import { expect, it, vi } from 'vitest'
import { pageSelection } from './pageSelection'
import { SelectionStore } from './SelectionStore'

const rows = ['a', 'b', 'c']
const state = (selected: string[], locked: string[] = []) =>
  pageSelection(
    rows,
    (row) => row,
    (row) => (locked.includes(row) ? 'An administrator' : true),
    new Set(selected),
  )

it('none, some or all of the page', () => {
  expect(state([])).toBe('none')
  expect(state(['elsewhere'])).toBe('none')
  expect(state(['c'])).toBe('some')
  expect(state(['a', 'b', 'c', 'elsewhere'])).toBe('all')
})

it('ignores rows that can’t be selected', () => {
  expect(state(['a', 'b'], ['c'])).toBe('all')
  expect(state([], rows)).toBe('none')
})

it('a change keeps other pages and is reported once', () => {
  const store = new SelectionStore(new Set(['elsewhere']))
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.accept(store.with(['a', 'b'], true))
  store.accept(store.with(['a'], false))
  store.accept(store.with(['c'], true))
  expect([...store.selected]).toEqual(['elsewhere', 'b', 'c'])
  expect(listener).toHaveBeenCalledTimes(3)
  unsubscribe()
  store.accept(store.with(['b'], false))
  expect(listener).toHaveBeenCalledTimes(3)
})

it('a controlled store waits for the new value', () => {
  const store = new SelectionStore(new Set())
  const asked = vi.fn()
  store.onRequest = asked
  store.onRequest(store.with(['a'], true))
  expect(asked).toHaveBeenCalledWith(new Set(['a']))
  expect(store.selected.size).toBe(0)
})
