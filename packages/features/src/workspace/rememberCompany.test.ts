import { describe, expect, it } from 'vitest'
import type { Store } from '../shared/host/host'
import { somePerson } from './mocks'
import { forgetCompany, readChoice, rememberCompany, wasInPersonalSpace } from './rememberCompany'

const [first, second] = somePerson.enterprises

function makeStore(): Store {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => void (value === '' ? values.delete(key) : values.set(key, value)),
  }
}

/** One browser: what its tabs share, and what each has to itself. */
function openBrowser() {
  const store = makeStore()
  return { openTab: () => ({ store, tabStore: makeStore() }) }
}

describe('the company of a visit', () => {
  it('stays what it is in one tab when another tab chooses', () => {
    const { openTab } = openBrowser()
    const [one, other] = [openTab(), openTab()]
    rememberCompany(one, first)
    rememberCompany(other, second)
    expect(readChoice(one)).toBe(first?.enterpriseId)
    expect(readChoice(other)).toBe(second?.enterpriseId)
    rememberCompany(other, undefined)
    expect(wasInPersonalSpace(one)).toBe(false)
    expect(wasInPersonalSpace(other)).toBe(true)
  })

  it('is in a new tab that of the last choice', () => {
    const { openTab } = openBrowser()
    rememberCompany(openTab(), first)
    rememberCompany(openTab(), second)
    expect(readChoice(openTab())).toBe(second?.enterpriseId)
  })

  it('outlives the personal space and signing out', () => {
    const { openTab } = openBrowser()
    const [one, other] = [openTab(), openTab()]
    rememberCompany(one, first)
    rememberCompany(one, undefined)
    rememberCompany(other, second)
    expect(readChoice(one)).toBe(first?.enterpriseId)
    forgetCompany(one)
    expect(wasInPersonalSpace(one)).toBe(false)
    expect(readChoice(one)).toBe(first?.enterpriseId)
  })
})
