import { describe, expect, it } from 'vitest'
import type { Store } from '../shared/host/host'
import type { Company } from './api'
import { forgetCompany, readChoice, rememberCompany, wasInPersonalSpace } from './rememberCompany'

const company = (companyId: string): Company => ({
  companyId,
  companyName: '云筑建筑设计研究院有限公司',
  role: 'superAdministrator',
  isSubAdministrator: false,
  logoPath: null,
  certificationStatus: 'certified',
})
const [first, second] = [company('company-1'), company('company-2')]

function makeStore(): Store {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => void (value === '' ? values.delete(key) : values.set(key, value)),
  }
}

/** One browser, with its shared storage and that of each tab. */
function openBrowser() {
  const store = makeStore()
  return { openTab: () => ({ store, tabStore: makeStore() }) }
}

describe('the company of a visit', () => {
  it('stays in one tab when another tab chooses', () => {
    const { openTab } = openBrowser()
    const [one, other] = [openTab(), openTab()]
    rememberCompany(one, first)
    rememberCompany(other, second)
    expect(readChoice(one)).toBe(first.companyId)
    expect(readChoice(other)).toBe(second.companyId)
    rememberCompany(other, undefined)
    expect(wasInPersonalSpace(one)).toBe(false)
    expect(wasInPersonalSpace(other)).toBe(true)
  })

  it('is the last chosen one in a new tab', () => {
    const { openTab } = openBrowser()
    rememberCompany(openTab(), first)
    rememberCompany(openTab(), second)
    expect(readChoice(openTab())).toBe(second.companyId)
  })

  it('survives the personal space and signing out', () => {
    const { openTab } = openBrowser()
    const [one, other] = [openTab(), openTab()]
    rememberCompany(one, first)
    rememberCompany(one, undefined)
    rememberCompany(other, second)
    expect(readChoice(one)).toBe(first.companyId)
    forgetCompany(one)
    expect(wasInPersonalSpace(one)).toBe(false)
    expect(readChoice(one)).toBe(first.companyId)
  })
})
