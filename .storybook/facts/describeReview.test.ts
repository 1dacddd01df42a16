import { pagePaths } from '@atrium/contracts/paths'
import { expect, it } from 'vitest'
import { describeReview } from './describeReview'
import { sections } from './specification'

const { pages, screens, texts } = describeReview()

/** They lead to other pages. */
const withoutScreen = ['start', 'companyMessagesMenu']

it.each(Object.keys(pagePaths))('the page %s has a screen', (name) => {
  const page = pages.find((one) => one.name === name)
  expect(page?.screens.length === 0).toBe(withoutScreen.includes(name))
})

it('every page belongs to one section of the specification', () => {
  expect(Object.values(sections).flat().sort()).toEqual([...Object.keys(pagePaths), '*'].sort())
})

it('every screen has a name in both languages', () => {
  const unnamed = screens.filter(
    ({ chinese, english }) => !/\p{Script=Han}/u.test(chinese) || !/^[A-Z]/.test(english),
  )
  expect(unnamed.map(({ stories }) => stories)).toEqual([])
})

it('the title of a screen contains both names and every address', () => {
  const members = screens.find(({ component }) => component === 'MemberManagement')
  expect(members).toMatchObject({
    title:
      'Features/Departments/部门与成员管理 Member management · comMbManage NVH5DepAndMen NVH5ShareInvite',
    pages: ['memberManagement'],
    file: 'packages/features/src/departments/MemberManagement.tsx',
  })
  expect(members?.contracts).toContain('packages/contracts/src/departments/contract.ts')
})

it('a part names the screens that show it', () => {
  const drawer = screens.find(({ component }) => component === 'ShareLinkDialog')
  expect(drawer?.partOf.join()).toContain('部门与成员管理')
})

it('a text names a screen that shows it', () => {
  const screen = screens[texts['invitations recordsTitle'] ?? -1]
  expect(screen?.component).toBe('InvitationRecords')
  expect(Object.keys(texts).length).toBeGreaterThan(1500)
})
