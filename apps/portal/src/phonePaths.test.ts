import { formerPaths } from '@atrium/contracts/formerPaths'
import { pagePaths } from '@atrium/contracts/paths'
import { phonePaths } from '@atrium/contracts/phonePaths'
import { expect, it } from 'vitest'
import { findRoute, routes } from './routes'

it.each(Object.entries({ ...phonePaths, ...formerPaths }))('%s leads to a page: %s', (path, to) => {
  expect(Object.keys(routes)).toContain(to.split('?')[0])
  expect(findRoute(path)).toBe(findRoute('/NVH5'))
})

it('leads to the link to share, not to invitations by message', () => {
  expect(phonePaths['/NVH5ShareInvite']).toBe(`${pagePaths.memberManagement}?invite=link`)
})

it('asks for the table where an address may be of it, and nowhere else', () => {
  expect(findRoute('/NVH5TrialCenter')).toBe(findRoute('/NVH5Login'))
  expect(findRoute('/nowhere')).not.toBe(findRoute('/NVH5Login'))
  expect(findRoute(pagePaths.phoneSignIn)).toBe(routes[pagePaths.phoneSignIn])
})
