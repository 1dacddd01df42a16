import { expect, it } from 'vitest'
import { readEvent } from './connection'

it('reads what the service calls a page with', () => {
  expect(readEvent('OnMessage', '', { id: 3, payload: { kind: 'order' } })).toEqual({
    target: 'OnMessage',
    id: 3,
    text: '',
    payload: { kind: 'order' },
  })
})

it('ignores what the contract does not know', () => {
  expect(readEvent('OnMessage', undefined, { id: 3, payload: {} })).toBeUndefined()
  expect(readEvent('OnMessage', '', undefined)).toBeUndefined()
  expect(readEvent('OnMessage', '', { id: -1, payload: {} })).toBeUndefined()
  expect(readEvent('OnMenusChanged', '', { id: 1, payload: { enterpriseId: 5 } })).toBeUndefined()
})

it('takes a message of a kind that a newer service has for a message', () => {
  expect(readEvent('OnMessage', '', { id: 3, payload: { kind: 'survey' } })?.payload).toEqual({
    kind: undefined,
  })
})
