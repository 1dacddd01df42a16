import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareStates, declaredStates, screenFolders, screensOf, storiesOf } from './storyStates'

const features = join(import.meta.dirname, '../../packages/features/src')

describe.each(screenFolders(features))('the screens of %s', async (name) => {
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
  it('finds a declared state without a story, and a story that is not declared', () => {
    expect(compareStates('S', ['Loading'], ['Empty', 'Narrow'])).toEqual([
      'S has no story Loading',
      'S shows Empty, which states.ts does not declare',
    ])
  })

  it('finds a wrong order', () => {
    expect(compareStates('S', ['Ready'], ['Narrow', 'Ready', 'GrantFails'])).toEqual([
      'S shows its states as Narrow,Ready; the order is Ready,Narrow',
    ])
  })

  it('requires every screen narrow', () => {
    expect(compareStates('S', ['Ready'], ['Ready'])).toEqual(['S has no story Narrow'])
  })
})
