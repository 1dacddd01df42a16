import { expect, it } from 'vitest'
import type { Story } from '../storybook/Story.ts'
import { findShots, shotsOf } from './shotsOf.ts'

const story = (title: string, name: string): Story => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-').replace('---', '--'),
  title,
  name,
  viewport: { width: 1440, height: 900 },
})
const namesOf = (...stories: Story[]) => shotsOf(stories).map(({ name, theme }) => `${name} ${theme}`)

it('takes components in both themes', () => {
  expect(namesOf(story('UI/Button', 'As Link'))).toEqual([
    'ui-button--as-link light',
    'ui-button--as-link.dark dark',
  ])
})

it('takes the states of screens, of which one in dark too, and nothing that only happens on them', () => {
  const names = ['Loading', 'No Matches', 'Ready', 'Pristine', 'Grant Succeeds']
  expect(namesOf(...names.map((name) => story('Features/Orders/OrderList', name)))).toEqual([
    'features-orders-orderlist--loading light',
    'features-orders-orderlist--no-matches light',
    'features-orders-orderlist--ready light',
    'features-orders-orderlist--ready.dark dark',
    'features-orders-orderlist--pristine light',
    'features-orders-orderlist--pristine.dark dark',
  ])
})

it('gives no two pictures one name', () => {
  const shots = shotsOf([
    story('UI/Tree', 'Dark'),
    story('UI/Tree', 'Loading'),
    story('UI/Tree', 'Loading Dark'),
  ])
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length)
})

it('finds those of some words, in any letters, and all without a word', () => {
  const shots = shotsOf([
    story('UI/DataTable', 'Empty'),
    story('UI/Tree', 'Empty'),
    story('UI/Tabs', 'Empty'),
  ])
  const found = (...words: string[]) => new Set(findShots(shots, words).map(({ story }) => story.title))
  expect(found('datatable', 'TREE')).toEqual(new Set(['UI/DataTable', 'UI/Tree']))
  expect(found('ui/tabs')).toEqual(new Set(['UI/Tabs']))
  expect(found()).toEqual(new Set(['UI/DataTable', 'UI/Tree', 'UI/Tabs']))
  expect(found('nothing')).toEqual(new Set())
})
