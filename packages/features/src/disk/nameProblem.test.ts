import { nameProblem } from '@atrium/contracts/disk/contract'
import { expect, it } from 'vitest'

it.each(['CON', 'aux.txt', 'COM1', 'com¹', 'COM²', 'LPT³.dwg', 'lpt9', 'NUL .txt', 'CONIN$', 'conout$'])(
  'rejects names that Windows treats as a device: %s',
  (name) => {
    expect(nameProblem(name)).toBe('reserved')
  },
)

it.each(['\u200b', '\u3164', '\u2800\u2800', '\u00ad', '\u{e0041}', ' \u3000'])(
  'rejects invisible names: %j',
  (name) => {
    expect(nameProblem(name)).toBe('empty')
  },
)

it.each(['Connie.pdf', 'COM10', 'company', 'com⁴', '施工图¹.dwg', 'lpt', '.gitignore', '👩‍👩‍👧.png'])(
  'accepts all others: %s',
  (name) => {
    expect(nameProblem(name)).toBeUndefined()
  },
)
