import { pagePaths } from '@atrium/contracts/paths'
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
  const pages = found(
    pagePaths.companyHome,
    pagePaths.memberManagement,
    pagePaths.invitationRecords,
    pagePaths.licencesByProduct,
  )
  const urls = pages.map(({ url }) => url)
  for (const url of [pagePaths.inviteMembers, pagePaths.memberApplications, pagePaths.licenceRequests])
    expect(urls).toContain(url)
  for (const url of [pagePaths.security, pagePaths.personalHome, pagePaths.ownDisk, pagePaths.ownTrials])
    expect(pages.find((page) => page.url === url)).toMatchObject({ place: '个人空间' })
  expect(pages.filter(({ place, isQuiet }) => place && !isQuiet).map(({ url }) => url)).toEqual([
    pagePaths.personalHome,
    pagePaths.security,
  ])
})

it('offers only pages that the menu leads to, and none without a menu', () => {
  const urls = urlsIn(pagePaths.companyHome, pagePaths.ownLicences)
  expect(urls).not.toContain(pagePaths.inviteMembers)
  expect(urls).not.toContain(pagePaths.dissolutionNotice)
  expect(urlsIn()).toEqual([])
})

it('lists no page twice, whatever its address', () => {
  const urls = urlsIn(
    pagePaths.companyHome,
    pagePaths.shop,
    pagePaths.companyPassword,
    pagePaths.companyMessagesMenu,
  )
  for (const url of [pagePaths.shop, pagePaths.personalPassword, pagePaths.ownMessages])
    expect(urls).not.toContain(url)
})
