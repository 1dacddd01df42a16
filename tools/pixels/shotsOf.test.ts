import { expect, it } from 'vitest'
import type { Story } from '../stories/listStories.ts'
import { findShots, nameOf, shotsOf } from './shotsOf.ts'

const story = (title: string, name: string): Story => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-').replace('---', '--'),
  title,
  name,
  viewport: { width: 1440, height: 900 },
})
const namesOf = (...stories: Story[]) =>
  shotsOf(stories).flatMap(({ story, themes }) => themes.map((theme) => nameOf(story, theme)))

it('takes components in both themes', () => {
  expect(namesOf(story('UI/Button', 'As Link'))).toEqual(['ui-button--as-link', 'ui-button--as-link.dark'])
})

it('takes the states of screens, one of them in dark too, and no stories of actions', () => {
  const names = ['Loading', 'No Matches', 'Ready', 'Refreshing', 'Pristine', 'Submitting', 'Grant Succeeds']
  expect(namesOf(...names.map((name) => story('Features/Orders/OrderList', name)))).toEqual([
    'features-orders-orderlist--loading',
    'features-orders-orderlist--no-matches',
    'features-orders-orderlist--ready',
    'features-orders-orderlist--ready.dark',
    'features-orders-orderlist--pristine',
    'features-orders-orderlist--pristine.dark',
  ])
})

it('gives no two pictures the same name', () => {
  const names = namesOf(
    story('UI/Tree', 'Dark'),
    story('UI/Tree', 'Loading'),
    story('UI/Tree', 'Loading Dark'),
  )
  expect(names).toHaveLength(6)
  expect(new Set(names).size).toBe(6)
})

it('finds stories by words, ignoring case, and all of them without a word', () => {
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
