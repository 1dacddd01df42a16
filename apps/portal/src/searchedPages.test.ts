import { pagesBeside, personalPages } from '@atrium/contracts/workspace/pages/contract'
import { describe, expect, it } from 'vitest'
import { companyMenus, personalMenus } from '../../api/src/features/workspace/menus'
import { redirects, routes } from './routes'

const company = companyMenus('superAdministrator', new Set())
const member = companyMenus('member', new Set())
type Menu = typeof company

/** Addresses of everything that the palette knows where this is the menu. */
const foundIn = (menu: Menu) => {
  const urls = menu.map(({ url }) => url).filter((url) => url !== '')
  const all = [...urls, ...pagesBeside(new Set(urls)).map(({ url }) => url)]
  return new Set(all.map((url) => (redirects[url] ?? url).split('?')[0]))
}

/** What nobody opens by its name, and why. */
const notByName: Readonly<Record<string, readonly string[]>> = {
  'to come in and to leave': [
    ...['/', '/login', '/WebLogin', '/H5Login', '/NVH5LoginAuthentication', '/register', '/forgotPassword'],
    ...['/callback', '/callback/binding', '/logout'],
  ],
  'about one thing, which the address names': [
    ...['/shareFilePreview', '/joinCompany', '/filePreview', '/company-filePreview', '/co-filePreview'],
    ...['/TrialCenterProDerail', '/SaleGoodsDetail', '/cloud-application', '/applyNotice'],
    ...['/messageDetail', '/companyMessageDetail', '/backlogDetail', '/applyDetail', '/perOrderDetail'],
    ...['/comOrderDetail', '/manageAsMember', '/manageAsPro'],
  ],
  'a step of something that begins elsewhere': [
    ...[
      '/selectGoods',
      '/ConfirmGoodsAndBillInfo',
      '/AddPersonInfo',
      '/TrialApplyResult',
      '/meetingApplyResult',
    ],
    ...['/perOrderPay', '/SalePayPage', '/SalePayResult', '/companyRouteCallback', '/companyLogoffAgreement'],
    ...['/logoffAgreement', '/PersonInfo'],
  ],
  'another address of a page that is found': [
    ...['/adminpermissionManage', '/mobilePhoneRebind', '/NVH5Accountbindtip'],
  ],
}
const leftOut = new Set(Object.values(notByName).flat())

describe('the palette', () => {
  it('finds every page of the portal that somebody may open by its name', () => {
    const found = new Set([...foundIn(company), ...foundIn(personalMenus)])
    // Who looks after the company's disk has that, in place of the one that members share.
    for (const url of foundIn(member)) found.add(url)
    const missed = Object.keys(routes).filter((path) => !found.has(path) && !leftOut.has(path))
    expect(missed).toEqual([])
    expect([...leftOut].filter((path) => found.has(path) || !(path in routes))).toEqual([])
  })

  it('finds every page of the personal space in a company as well, as that calls it', () => {
    for (const menu of [company, member]) {
      const found = foundIn(menu)
      const missed = personalPages.filter(({ url, twin }) => {
        const path = (redirects[twin ?? ''] ?? twin) || url.split('?')[0]
        return !found.has(path)
      })
      expect(missed).toEqual([])
    }
    const named = new Map(personalPages.map(({ id, name, url }) => [url, { id, name }]))
    for (const { menuId, name, url } of personalMenus)
      if (url !== '') expect(named.get(url)).toEqual({ id: menuId, name })
  })
})
