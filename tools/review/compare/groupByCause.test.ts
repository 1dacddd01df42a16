import { expect, it } from 'vitest'
import { groupByCause } from './groupByCause.ts'

const story = (id: string, share: number, ...files: readonly string[]) => ({
  id,
  share,
  files: new Set(files),
})
const reach = (counts: Readonly<Record<string, number>>) => new Map(Object.entries(counts))
const summary = (groups: ReturnType<typeof groupByCause>) =>
  groups.map(({ cause, stories }) => [cause, stories.map(({ id }) => id)])

it('names a group after the file that explains most of its stories, the most changed story first', () => {
  const stories = [
    story('list', 0.01, 'Button.tsx', 'List.tsx'),
    story('form', 0.2, 'Button.tsx'),
    story('home', 0.1, 'Home.tsx'),
  ]
  expect(summary(groupByCause(stories, reach({ 'Button.tsx': 3, 'List.tsx': 1, 'Home.tsx': 1 })))).toEqual([
    [['Button.tsx'], ['form', 'list']],
    [['Home.tsx'], ['home']],
  ])
})

it('prefers a file whose other stories changed too to one that everything leads to', () => {
  const stories = [story('one', 0.1, 'shared.ts', 'Card.tsx'), story('two', 0.1, 'shared.ts', 'Card.tsx')]
  expect(summary(groupByCause(stories, reach({ 'shared.ts': 500, 'Card.tsx': 2 })))).toEqual([
    [['Card.tsx'], ['one', 'two']],
  ])
})

it('names all files that explain the same stories, those that draw first', () => {
  const stories = [story('one', 0.1, 'use.ts', 'Card.tsx', 'Card.module.css')]
  const counts = reach({ 'use.ts': 1, 'Card.tsx': 1, 'Card.module.css': 1 })
  expect(summary(groupByCause(stories, counts))).toEqual([
    [['Card.module.css', 'Card.tsx', 'use.ts'], ['one']],
  ])
})

it('puts each story into one group, and the largest group first', () => {
  const stories = [
    story('a', 0.1, 'A.tsx'),
    story('b', 0.1, 'B.tsx'),
    story('c', 0.1, 'B.tsx'),
    story('d', 0.1),
  ]
  const groups = groupByCause(stories, reach({ 'A.tsx': 1, 'B.tsx': 2 }))
  expect(summary(groups)).toEqual([
    [['B.tsx'], ['b', 'c']],
    [['A.tsx'], ['a']],
    [[], ['d']],
  ])
})
