import { formerPaths } from '@atrium/contracts/formerPaths'
import { pagePaths } from '@atrium/contracts/paths'
import { phonePaths } from '@atrium/contracts/phonePaths'
import { expect, it } from 'vitest'
import { redirectOf, routes } from './index'

it.each(Object.entries({ ...phonePaths, ...formerPaths }))('%s leads to a page: %s', (path, to) => {
  expect(Object.keys(routes)).toContain(to.split('?')[0])
  expect(redirectOf(path, '')).toBe(to)
})

it('keeps the query of the address', () => {
  expect(redirectOf('/NVH5MessageDetail', 'id=7')).toBe(`${pagePaths.ownMessage}?id=7`)
  expect(redirectOf('/NVH5ShareInvite', 'a=1')).toBe(`${pagePaths.memberManagement}?invite=link&a=1`)
})

it('leaves pages and unknown addresses where they are', () => {
  for (const path of [pagePaths.memberManagement, '/nowhere', 'constructor'])
    expect(redirectOf(path, '')).toBeUndefined()
})
