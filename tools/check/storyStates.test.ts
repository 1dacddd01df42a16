import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  compareReasons,
  compareStates,
  readDeclarations,
  screenFolders,
  screensOf,
  storiesOf,
} from './storyStates'

const features = join(import.meta.dirname, '../../packages/features/src')

describe.each(screenFolders(features))('the screens of %s', async (name) => {
  const folder = join(features, name)
  const declarations = await readDeclarations(folder)
  const declared = declarations.states

  it('declare their states', () => {
    expect(Object.keys(declared).sort()).toEqual(screensOf(folder).sort())
  })

  it('give true reasons for the others', () => {
    expect(compareReasons(declarations)).toEqual([])
  })

  it.each(Object.keys(declared))('%s has a story for each', (screen) => {
    expect(compareStates(screen, declared[screen] ?? [], storiesOf(folder, screen))).toEqual([])
  })
})

describe('reasons', () => {
  it('fail for a shown state, an unknown screen, an unknown state and an empty sentence', () => {
    const states = { Card: ['Loading', 'Ready'] }
    const wrong = {
      every: { Ready: 'never' },
      Card: { Narrow: 'never', Blue: 'never', Failed: ' ' },
      Gone: { Empty: 'never' },
    }
    expect(compareReasons({ states, notApplicable: wrong })).toEqual([
      'Gone has reasons, but states.ts declares no such screen',
      'Card has a reason for Blue, which is no state',
      'Card gives no reason for Failed',
      "Card shows Ready, and a reason says that it can't",
      "Card shows Narrow, and a reason says that it can't",
    ])
    expect(compareReasons({ states, notApplicable: { Card: { Empty: 'never' } } })).toEqual([])
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
