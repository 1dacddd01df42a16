import { expect, it } from 'vitest'
import { findScreens, readScreens } from './readScreens'

const story = (id: string, title: string, name: string, type = 'story') => ({ id, title, name, type })
const screens = readScreens({
  a: story('a', 'Features/Orders/Orders 我的订单', 'Loading'),
  b: story('b', 'Features/Orders/Orders 我的订单', 'Ready'),
  c: story('c', 'Features/Orders/Orders 我的订单', 'Docs', 'docs'),
  d: story('d', 'UI/Button', 'Primary'),
  e: story('e', 'Features/Newborn/Screen', 'Ready'),
})

it('collects the stories of every screen, by its names in both languages', () => {
  expect(screens).toEqual([
    {
      title: 'Features/Orders/Orders 我的订单',
      chinese: '我的订单',
      english: 'My orders',
      stories: [
        { id: 'a', name: 'Loading' },
        { id: 'b', name: 'Ready' },
      ],
    },
    {
      title: 'Features/Newborn/Screen',
      chinese: 'Screen',
      english: 'Screen',
      stories: [{ id: 'e', name: 'Ready' }],
    },
  ])
})

it('finds a screen by either name', () => {
  const found = (words: string) => findScreens(screens, words).map(({ english }) => english)
  expect(found('订单')).toEqual(['My orders'])
  expect(found('my ORDERS')).toEqual(['My orders'])
  expect(found('')).toHaveLength(2)
})
