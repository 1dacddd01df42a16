import { expect, it } from 'vitest'
import { keysOfStories } from './keyOfStory.ts'

const orders = 'packages/features/src/orders'
const story = `${orders}/Orders.stories.tsx`

const sources = {
  'package-lock.json': '{}',
  'tools/review/pictures/takeScreens.ts': '',
  '.storybook/preview.tsx': `import '../packages/features/src/english'`,
  'packages/features/src/english.ts': `import './orders/messages.en'\nimport './sales/messages.en'`,
  [`${orders}/messages.en.ts`]: `import type { a } from './messages.zh-CN'`,
  [`${orders}/messages.zh-CN.ts`]: '',
  'packages/features/src/sales/messages.en.ts': '',
  'packages/features/src/sales/messages.zh-CN.ts': '',
  'packages/features/src/sales/Sales.tsx': '',
  [`${orders}/Orders.tsx`]: `import './messages.zh-CN'\nimport type { B } from './types'`,
  [`${orders}/types.ts`]: '',
  [story]: `import { Orders } from './Orders'`,
}

/** The story's keys in Chinese and English after a change of a file. */
function keys(changed?: string) {
  const read = (file: string) =>
    (sources[file as keyof typeof sources] ?? '') + (file === changed ? '\n// changed' : '')
  const keyOf = keysOfStories({ files: Object.keys(sources), read }, read)
  return [keyOf(story, 'zh-CN'), keyOf(story, 'en')]
}

/** Which of the two keys a change of a file replaces. */
const replaced = (file: string) => {
  const before = keys()
  return keys(file).map((key, at) => key !== before[at])
}

it.each([
  [`${orders}/Orders.tsx`],
  [`${orders}/messages.zh-CN.ts`],
  ['.storybook/preview.tsx'],
  ['package-lock.json'],
  ['tools/review/pictures/takeScreens.ts'],
])('replaces the pictures when %s changes', (file) => expect(replaced(file)).toEqual([true, true]))

it('replaces only English pictures when an English text of the story changes', () => {
  expect(replaced(`${orders}/messages.en.ts`)).toEqual([false, true])
})

it.each([
  ['packages/features/src/sales/messages.en.ts'],
  ['packages/features/src/sales/Sales.tsx'],
  [`${orders}/types.ts`],
])('keeps the pictures when %s changes, which the story does not show', (file) =>
  expect(replaced(file)).toEqual([false, false]),
)
