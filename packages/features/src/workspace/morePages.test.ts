import { expect, it } from 'vitest'
import { workspaceMessages } from './messages'
import { morePages } from './morePages'

const texts = workspaceMessages.texts['zh-CN']
const urlsIn = (...menu: string[]) =>
  morePages(
    menu.map((url) => ({ name: url, url, icon: undefined })),
    texts,
  ).map(({ url }) => url)

it('finds in a company what stands below its menu, and the person’s own pages', () => {
  const found = urlsIn('/CompanyMainPage', '/comMbManage', '/seeInviteHis', '/EmPowerAsPro')
  for (const url of [
    '/inviteUser',
    '/seeMemberApply',
    '/licenceRequests',
    '/securityCenter',
    '/personalMainPage',
  ])
    expect(found).toContain(url)
})

it('offers nobody what their menu doesn’t lead to', () => {
  const found = urlsIn('/CompanyMainPage', '/comallProucctsAndSer')
  expect(found).not.toContain('/inviteUser')
  expect(found).not.toContain('/companyLogoffTipage')
})

it('tells no page twice', () => {
  const found = urlsIn('/personalMainPage', '/PersonInfoDetail', '/securityCenter', '/ResetPassword')
  expect(found).toEqual(['/personalogoffTippage'])
})
