import { describe, expect, it } from 'vitest'
import facts from './accessibility.json'
import { keys } from './keys'

const folders = [...new Set(Object.values(facts).map(({ folder }) => folder))]

describe('keys', () => {
  it.each(folders)('%s: every key that it handles is described, and no other', (folder) => {
    const handled = Object.values(facts)
      .filter((component) => component.folder === folder)
      .flatMap((component) => component.keys)
    const described = Object.keys(keys[folder] ?? {}).flatMap((names) => names.split(', '))
    expect(described.sort()).toEqual([...new Set(handled.map(nameOf))].sort())
  })
})

const nameOf = (key: string) => (key === ' ' ? 'Space' : key)
