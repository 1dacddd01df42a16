import { expect, it } from 'vitest'
import { morePages } from './morePages'

const found = (...menu: string[]) =>
  morePages(
    menu.map((url) => ({ name: url, url, icon: undefined })),
    (_, name) => name,
    '个人空间',
  )
const urlsIn = (...menu: string[]) => found(...menu).map(({ url }) => url)

it('finds pages below the company’s menu, and the person’s own pages marked as such', () => {
  const pages = found('/CompanyMainPage', '/comMbManage', '/seeInviteHis', '/EmPowerAsPro')
  const urls = pages.map(({ url }) => url)
  for (const url of ['/inviteUser', '/seeMemberApply', '/licenceRequests']) expect(urls).toContain(url)
  for (const url of ['/securityCenter', '/personalMainPage', '/cloudDisk', '/TryOutRequest'])
    expect(pages.find((page) => page.url === url)).toMatchObject({ place: '个人空间' })
  expect(pages.filter(({ place, isQuiet }) => place && !isQuiet).map(({ url }) => url)).toEqual([
    '/personalMainPage',
    '/securityCenter',
  ])
})

it('offers nobody what their menu doesn’t lead to, and nothing before there is one', () => {
  const urls = urlsIn('/CompanyMainPage', '/comallProucctsAndSer')
  expect(urls).not.toContain('/inviteUser')
  expect(urls).not.toContain('/companyLogoffTipage')
  expect(urlsIn()).toEqual([])
})

it('tells no page twice, by whichever address', () => {
  const urls = urlsIn('/CompanyMainPage', '/saleGoodsList', '/CompanySetPassword', '/superadmin-message')
  for (const url of ['/saleGoodsList', '/ResetPassword', '/myMessage']) expect(urls).not.toContain(url)
})
