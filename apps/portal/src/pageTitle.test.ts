import { pagePaths } from '@atrium/contracts/paths'
import { expect, it } from 'vitest'
import { personalPaths, shopPaths } from '../../../packages/features/src/workspace/routes'
import { portalMessages } from './messages'
import { pageTitle } from './pageTitle'
import { routes } from './routes'

it.each([
  ['个人信息', true, '个人信息 – 个人中心'],
  ['个人中心', true, '个人中心'],
  ['企业信息', false, '企业信息 - Atrium账户中心'],
  ['', true, 'Atrium账户中心'],
])('the page %j, personal: %j, is called %j', (name, isPersonal, title) => {
  expect(pageTitle(name, isPersonal, portalMessages.chinese)).toBe(title)
})

it('marks all pages outside of companies as personal, except public offers', () => {
  const personal = Object.keys(routes).filter((path) => routes[path]?.isPersonal)
  personal.push(pagePaths.meetings, pagePaths.meetingNotice, pagePaths.cloudApps)
  personal.push(pagePaths.trialCenter, pagePaths.trialProduct, pagePaths.shop, pagePaths.shopProduct)
  expect(personal.toSorted()).toEqual([...personalPaths, ...shopPaths].toSorted())
})
