import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromFrame, hearFrom, toFrame } from './messages'

const isFromFrame = (message: unknown) => v.is(fromFrame, message)
const event = (content: object) => ({ atrium: 1, type: 'event', event: content })

describe('messages of a frame', () => {
  it.each([
    ['hello', { atrium: 1, type: 'hello' }],
    ['a height', { atrium: 1, type: 'resize', height: 700 }],
    ['an event', event({ name: 'ready' })],
    ['an address to leave for', event({ name: 'leave', detail: { address: 'https://pay.example/1' } })],
  ])('include %s', (_, message) => expect(isFromFrame(message)).toBe(true))

  it.each([
    ['nothing', undefined],
    ['another page’s', { type: 'hello' }],
    ['a negative height', { atrium: 1, type: 'resize', height: -1 }],
    ['an endless height', { atrium: 1, type: 'resize', height: Number.POSITIVE_INFINITY }],
    ['an unknown event', event({ name: 'click' })],
    ['a script as an address', event({ name: 'leave', detail: { address: 'javascript:alert(1)' } })],
    ['a script in capitals', event({ name: 'leave', detail: { address: ' JavaScript:alert(1)' } })],
  ])('exclude %s', (_, message) => expect(isFromFrame(message)).toBe(false))
})

it('takes a token or why there is none, and no functions', () => {
  expect(v.is(toFrame, { atrium: 1, type: 'token', id: 1, token: 'a' })).toBe(true)
  expect(v.is(toFrame, { atrium: 1, type: 'token', id: '1', token: 'a' })).toBe(false)
  const options = { theme: 'dark', can: [], props: { userId: 'a' } }
  expect(v.is(toFrame, { atrium: 1, type: 'update', options })).toBe(true)
  expect(v.is(toFrame, { atrium: 1, type: 'update', options: { ...options, props: { a: {} } } })).toBe(false)
  expect(v.is(toFrame, { atrium: 1, type: 'update', options: { ...options, theme: 'host' } })).toBe(false)
})

describe('hearFrom', () => {
  const page = new EventTarget()
  beforeEach(() => {
    vi.stubGlobal('window', page)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const hello = { atrium: 1, type: 'hello' }
  const send = (source: unknown, origin: string, data: unknown = hello) =>
    page.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }))

  it('hears one window of one origin, until it stops', () => {
    const [frame, other] = [{}, {}] as [Window, Window]
    const onMessage = vi.fn()
    const origin = 'https://account.example'
    const stop = hearFrom({ window: () => frame, origin, schema: fromFrame, onMessage })
    send(other, origin)
    send(frame, 'https://other.example')
    send(frame, `${origin}.example`)
    send(null, origin)
    send(frame, origin, { atrium: 1, type: 'steal' })
    expect(onMessage).not.toHaveBeenCalled()
    send(frame, origin)
    expect(onMessage).toHaveBeenCalledExactlyOnceWith(hello)
    stop()
    send(frame, origin)
    expect(onMessage).toHaveBeenCalledTimes(1)
  })

  it('hears nobody before the frame has a window', () => {
    const onMessage = vi.fn()
    const stop = hearFrom({ window: () => null, origin: '', schema: fromFrame, onMessage })
    send(null, '')
    expect(onMessage).not.toHaveBeenCalled()
    stop()
  })
})
