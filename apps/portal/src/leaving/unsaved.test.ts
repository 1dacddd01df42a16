import { pagePaths } from '@atrium/contracts/paths'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  askBy,
  asksFirst,
  giveUpAll,
  isAskerWanted,
  isHeld,
  isModalHeld,
  leaveUnasked,
  unsaved,
  watchWanted,
} from './unsaved'

const heard = vi.fn()
let stop = () => {}

beforeEach(() => {
  stop = watchWanted(heard)
})
afterEach(() => {
  giveUpAll()
  leaveUnasked()
  stop()
  heard.mockClear()
})

it('leaves at once if nothing is typed, or if the code that asks is missing', () => {
  const go = vi.fn()
  unsaved.leave(go)
  expect(go).toHaveBeenCalledOnce()

  stop()
  unsaved.add(() => {})
  unsaved.leave(go)
  expect(go).toHaveBeenCalledTimes(2)
})

it('asks while any form has input', () => {
  const ask = vi.fn()
  const end = askBy(ask)
  const ends = [unsaved.add(() => {}), unsaved.add(() => {})]
  expect(heard).toHaveBeenCalled()
  expect(isAskerWanted()).toBe(true)

  const go = vi.fn()
  for (const endOne of ends) {
    unsaved.leave(go)
    endOne()
  }
  expect(ask).toHaveBeenCalledTimes(2)
  expect(go).not.toHaveBeenCalled()
  expect(isHeld()).toBe(false)
  end()
})

it('waits for the code that asks, with the latest destination', () => {
  const [first, last, ask] = [vi.fn(), vi.fn(), vi.fn()]
  unsaved.add(() => {})
  unsaved.leave(first)
  unsaved.leave(last)
  askBy(ask)()
  expect(ask.mock.calls).toEqual([[last]])
  expect(first).not.toHaveBeenCalled()
})

it('continues without asking if the code can’t be loaded, and loads it again next time', () => {
  const go = vi.fn()
  unsaved.add(() => {})
  unsaved.leave(go)
  leaveUnasked()
  expect(go).toHaveBeenCalledOnce()
  expect(isAskerWanted()).toBe(false)
  unsaved.leave(go)
  expect(isAskerWanted()).toBe(true)
})

it('includes forms above the page', () => {
  unsaved.add(() => {})
  expect(isModalHeld()).toBe(false)
  const end = unsaved.add(() => {}, true)
  expect(isModalHeld()).toBe(true)
  end()
  expect(isModalHeld()).toBe(false)
})

it('discards all forms', () => {
  const discards = [vi.fn(), vi.fn()]
  for (const discard of discards) unsaved.add(discard)
  giveUpAll()
  for (const discard of discards) expect(discard).toHaveBeenCalledOnce()
  expect(isHeld()).toBe(false)
})

it.each([
  [`${pagePaths.companyInformation}?page=2`, undefined, 'goes'],
  [pagePaths.companyInformation, undefined, 'goes'],
  [pagePaths.login, { replace: true }, 'goes'],
  [pagePaths.certification, undefined, 'asks'],
  [`${pagePaths.certification}?page=2`, { replace: false }, 'asks'],
])('from /companyInfo to %s with %o: %s', (to, options, expected) => {
  const navigate = vi.fn()
  const ask = vi.fn()
  const end = askBy(ask)
  unsaved.add(() => {})
  asksFirst(navigate, () => pagePaths.companyInformation)(to, options)
  expect(expected === 'goes' ? navigate : ask).toHaveBeenCalledOnce()
  expect(expected === 'goes' ? ask : navigate).not.toHaveBeenCalled()
  end()
})
