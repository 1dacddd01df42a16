import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareStates, declaredStates, screensOf, storiesOf } from './storyStates'

const features = join(import.meta.dirname, '../packages/features/src')
const folders = readdirSync(features).filter((name) => name !== 'shared')

describe.each(folders)('the screens of %s', async (name) => {
  const folder = join(features, name)
  const declared = await declaredStates(folder)

  it('declare their states', () => {
    expect(Object.keys(declared).sort()).toEqual(screensOf(folder).sort())
  })

  it.each(Object.keys(declared))('%s has a story for each', (screen) => {
    expect(compareStates(screen, declared[screen] ?? [], storiesOf(folder, screen))).toEqual([])
  })
})

describe('the comparison', () => {
  const three = ['Narrow', 'English', 'Dark']

  it('finds a declared state without a story, and a story that is not declared', () => {
    expect(compareStates('S', ['Loading', ...three], ['Empty', ...three])).toEqual([
      'S has no story Loading',
      'S shows Empty, which states.ts does not declare',
    ])
  })

  it('finds a wrong order and a missing language', () => {
    expect(
      compareStates('S', ['Ready', 'Narrow', 'Dark'], ['Narrow', 'Ready', 'Dark', 'GrantFails']),
    ).toEqual([
      'S has no story English',
      'S shows its states as Narrow,Ready,Dark; the order is Ready,Narrow,Dark',
    ])
  })
})
