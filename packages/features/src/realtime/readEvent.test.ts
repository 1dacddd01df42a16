import { expect, it } from 'vitest'
import { readEvent } from './connection'

it('reads calls of the service', () => {
  expect(readEvent('OnMessage', '', { id: 3, payload: { kind: 'order' } })).toEqual({
    target: 'OnMessage',
    id: 3,
    text: '',
    payload: { kind: 'order' },
  })
})

it('ignores calls that the contract doesn’t know', () => {
  expect(readEvent('OnMessage', undefined, { id: 3, payload: {} })).toBeUndefined()
  expect(readEvent('OnMessage', '', undefined)).toBeUndefined()
  expect(readEvent('OnMessage', '', { id: -1, payload: {} })).toBeUndefined()
  expect(readEvent('OnMenusChanged', '', { id: 1, payload: { enterpriseId: 5 } })).toBeUndefined()
})

it('accepts a message of an unknown kind as a message', () => {
  expect(readEvent('OnMessage', '', { id: 3, payload: { kind: 'survey' } })?.payload).toEqual({
    kind: undefined,
  })
})
