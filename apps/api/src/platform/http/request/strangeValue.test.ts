import { expect, it } from 'vitest'
import { strangeValue } from './strangeValue'

const many = { path: 'body', message: 'must hold at most 20000 values' }

it('names values that no contract should see', () => {
  expect(strangeValue({ body: { list: ['a', { name: 'b\u0000' }] } })).toMatchObject({
    path: 'body.list.1.name',
  })
  expect(strangeValue({ body: '\ud800' })).toMatchObject({ path: 'body' })
  expect(strangeValue({ body: { list: ['a', '门🏗️', null, 1] } })).toBeUndefined()
})

it('counts nested values', () => {
  expect(strangeValue(Array(19_999).fill(0))).toBeUndefined()
  expect(strangeValue(Array(20_000).fill(0))).toEqual(many)
  expect(strangeValue(Array.from({ length: 200 }, () => Array(100).fill(0)))).toEqual(many)
  expect(strangeValue(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, 0])))).toEqual(
    many,
  )
})

it('refuses a huge value without walking it', () => {
  const properties: (string | symbol)[] = []
  const heap = new Proxy(Array(500_000).fill(0), {
    ownKeys: () => {
      throw new Error('walked')
    },
    get(target, key) {
      properties.push(key)
      return Reflect.get(target, key)
    },
  })
  expect(strangeValue({ body: heap })).toEqual(many)
  expect(new Set(properties)).toEqual(new Set(['length']))
})
