import { expect, it } from 'vitest'
import { inNamedQuery, namedQuery, othersQuery } from './namedQuery'

const search = 'tab=seats&members.page=2&members.q=%E6%9E%97&orders.page=5&orders.page=6'

it('reads only the keys with its name', () => {
  expect(namedQuery(search, 'members')).toBe('page=2&q=%E6%9E%97')
  expect(namedQuery(search, 'orders')).toBe('page=5&page=6')
  expect(namedQuery(search, 'order')).toBe('')
  expect(namedQuery('', 'members')).toBe('')
})

it('changes only its own keys', () => {
  const others = othersQuery(search, 'members')
  expect(others).toBe('tab=seats&orders.page=5&orders.page=6')
  expect(inNamedQuery('/list?page=3', 'members', others)).toBe(
    '/list?tab=seats&orders.page=5&orders.page=6&members.page=3',
  )
  expect(inNamedQuery('/list', 'members', others)).toBe('/list?tab=seats&orders.page=5&orders.page=6')
  expect(inNamedQuery('/list?q=a%26b#part', 'members', '')).toBe('/list?members.q=a%26b#part')
})

it('reads what it wrote', () => {
  const [, written = ''] = inNamedQuery('/list?q=a%26b%3D%2B', 'members', 'orders.page=5').split('?')
  expect(new URLSearchParams(namedQuery(written, 'members')).get('q')).toBe('a&b=+')
})
