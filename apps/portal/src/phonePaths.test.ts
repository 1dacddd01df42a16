import { expect, it } from 'vitest'
import { formerPaths } from './formerPaths'
import { phonePaths } from './phonePaths'
import { findRoute, routes } from './routes'

it.each(Object.entries({ ...phonePaths, ...formerPaths }))('%s leads to a page: %s', (path, to) => {
  expect(Object.keys(routes)).toContain(to.split('?')[0])
  expect(findRoute(path)).toBe(findRoute('/NVH5'))
})

it('leads to the link to share, not to invitations by message', () => {
  expect(phonePaths['/NVH5ShareInvite']).toBe('/comMbManage?invite=link')
})

it('asks for the table where an address may be of it, and nowhere else', () => {
  expect(findRoute('/NVH5TrialCenter')).toBe(findRoute('/NVH5Login'))
  expect(findRoute('/nowhere')).not.toBe(findRoute('/NVH5Login'))
  expect(findRoute('/H5Login')).toBe(routes['/H5Login'])
})
