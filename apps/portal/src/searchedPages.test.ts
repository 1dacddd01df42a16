import { pagePaths } from '@atrium/contracts/paths'
import { pagesBeside, personalPages } from '@atrium/contracts/workspace/pages/contract'
import { describe, expect, it } from 'vitest'
import { companyMenus, personalMenus } from '../../api/src/features/workspace/menus'
import { redirectOf, routes } from './routes'

const company = companyMenus('superAdministrator', new Set())
const member = companyMenus('member', new Set())
type Menu = typeof company

/** Addresses that the palette finds with this menu. */
const foundIn = (menu: Menu) => {
  const urls = menu.map(({ url }) => url).filter((url) => url !== '')
  const all = [...urls, ...pagesBeside(new Set(urls)).map(({ url }) => url)]
  return new Set(all.map((url) => (redirectOf(url, '') ?? url).split('?')[0]))
}

/** Pages that nobody opens by name, with the reason. */
const notByName: Readonly<Record<string, readonly string[]>> = {
  'to come in and to leave': [
    ...[
      '/',
      pagePaths.login,
      pagePaths.signIn,
      pagePaths.phoneSignIn,
      pagePaths.secondStep,
      pagePaths.register,
      pagePaths.recoverPassword,
    ],
    ...[pagePaths.socialCallback, pagePaths.socialBinding, pagePaths.companyCallback, pagePaths.signOut],
    ...[pagePaths.applicationSignIn, pagePaths.applicationSignOut, pagePaths.deviceSignIn],
  ],
  'about one thing, which the address names': [
    ...[
      pagePaths.sharedFiles,
      pagePaths.joinCompany,
      pagePaths.ownPreview,
      pagePaths.companyPreview,
      pagePaths.sharedPreview,
    ],
    ...[pagePaths.trialProduct, pagePaths.shopProduct, pagePaths.launchApp, pagePaths.meetingNotice],
    ...[
      pagePaths.ownMessage,
      pagePaths.companyMessage,
      pagePaths.backlogItem,
      pagePaths.memberApplication,
      pagePaths.ownOrder,
    ],
    ...[pagePaths.companyOrder, pagePaths.memberLicences, pagePaths.productLicences, pagePaths.bulkChange],
    pagePaths.licenceRule,
    pagePaths.seatCut,
    ...[pagePaths.directoryPeople, pagePaths.directoryReadings, pagePaths.directoryDifference],
  ],
  'a step of something that begins elsewhere': [
    ...[
      pagePaths.selectGoods,
      pagePaths.confirmOrder,
      pagePaths.trialPerson,
      pagePaths.trialResult,
      pagePaths.meetingResult,
    ],
    ...[
      pagePaths.payOwnOrder,
      pagePaths.payCompanyOrder,
      pagePaths.paymentResult,
      pagePaths.certificationSubmitted,
      pagePaths.dissolutionRequest,
    ],
    ...[pagePaths.deregistrationRequest, pagePaths.profileForm],
  ],
  'another address of a page that is found': [
    ...[pagePaths.permissionGroups, pagePaths.phoneRebinding, pagePaths.phoneBindingTip],
  ],
}
const leftOut = new Set(Object.values(notByName).flat())

describe('the palette', () => {
  it('finds by name every page of the portal that a role may open', () => {
    const found = new Set([...foundIn(company), ...foundIn(personalMenus)])
    // Managers of the company's disk have that page in place of the members' shared one.
    for (const url of foundIn(member)) found.add(url)
    const missed = Object.keys(routes).filter((path) => !found.has(path) && !leftOut.has(path))
    expect(missed).toEqual([])
    expect([...leftOut].filter((path) => found.has(path) || !(path in routes))).toEqual([])
  })

  it('finds every personal page from a company too, by the name that the company uses', () => {
    for (const menu of [company, member]) {
      const found = foundIn(menu)
      const missed = personalPages.filter(({ url, twin }) => {
        const path = (twin && (redirectOf(twin, '') ?? twin)) || url.split('?')[0]
        return !found.has(path)
      })
      expect(missed).toEqual([])
    }
    const named = new Map(personalPages.map(({ id, name, url }) => [url, { id, name }]))
    for (const { menuId, name, url } of personalMenus)
      if (url !== '') expect(named.get(url)).toEqual({ id: menuId, name })
  })
})
