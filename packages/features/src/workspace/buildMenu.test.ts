import { pagePaths } from '@atrium/contracts/paths'
import { describe, expect, it } from 'vitest'
import type { MenuItem } from './api'
import { buildMenu, findByUrl, findPage, firstLeaf, withoutUrl } from './buildMenu'

const item = (id: string, parentId: string | null, position: number, url = ''): MenuItem => ({
  id,
  parentId,
  position,
  name: id,
  url,
})

const items = [
  item('messages', null, 3, pagePaths.companyMessagesMenu),
  item('second', 'group', 2, '/b'),
  item('first', 'group', 1, '/a'),
  item('group', '', 1),
  item('hollow', null, 0),
  item('orphan', 'nobody', 1, '/lost'),
]

describe('buildMenu', () => {
  it('treats null and empty parents as top level, and sorts siblings', () => {
    const menu = buildMenu(items)
    expect(menu.map((node) => node.id)).toEqual(['group', 'messages'])
    expect(menu[0]?.children.map((node) => node.id)).toEqual(['first', 'second'])
  })

  it('is empty for an empty list', () => {
    expect(buildMenu([])).toEqual([])
  })
})

describe('searching the menu', () => {
  const menu = buildMenu(items)

  it('finds the first leaf and an item by its url', () => {
    expect(firstLeaf(menu)?.url).toBe('/a')
    expect(firstLeaf([])).toBeUndefined()
    expect(findByUrl(menu, '/b')?.id).toBe('second')
    expect(findByUrl(menu, '/nowhere')).toBeUndefined()
  })

  it('finds the company’s disk at the members’ and at the administrators’ entry', () => {
    const member = buildMenu([item('shared', null, 1, pagePaths.sharedDisk)])
    const administrator = buildMenu([item('own', null, 1, pagePaths.companyDisk)])
    expect(findPage(member, pagePaths.sharedDisk)?.id).toBe('shared')
    expect(findPage(administrator, pagePaths.sharedDisk)?.id).toBe('own')
    expect(findPage(administrator, '/nowhere')).toBeUndefined()
  })

  it('leaves out items that are shown elsewhere', () => {
    expect(
      findByUrl(withoutUrl(menu, pagePaths.companyMessagesMenu), pagePaths.companyMessagesMenu),
    ).toBeUndefined()
    expect(withoutUrl(buildMenu([item('g', null, 1), item('x', 'g', 1, '/x')]), '/x')).toEqual([])
  })
})
