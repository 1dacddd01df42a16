import { expect, it } from 'vitest'
import type { CallbackSecrets } from '../../ports/CompanyDirectory'
import { dingtalkCallback } from './dingtalk/dingtalkCallback'
import { decryptForFeishu, encryptForFeishu, feishuCallback, feishuSignature } from './feishu/feishuCallback'
import { decryptMessage, encryptMessage, signatureOf } from './messageCrypt'
import { wecomCallback } from './wecom/wecomCallback'

/** The example in WeCom's documents. */
const wecom: CallbackSecrets = {
  clientId: 'wx5823bf96d3bd56c7',
  token: 'QDG6eK',
  key: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
}
const echostr = 'P9nAzCzyDtyTWESHep1vC5X9xho/qYX3Zpb4yKa9SKld1DsH3Iyt3tP3zNdtp+4RPcs8TgAE7OaBO+FZXvnaqQ=='
const noHeaders = new Headers()
const nothing = new Uint8Array()

const get = (signature: string) => ({
  method: 'GET',
  query: new URLSearchParams({
    msg_signature: signature,
    timestamp: '1409659589',
    nonce: '263014780',
    echostr,
  }),
  headers: noHeaders,
  body: nothing,
  now: new Date(),
})

it('answers WeCom’s documented test of an address', () => {
  const opened = wecomCallback(get('5c45ff5e21c57e6ad56bac8758b79b1d9ac89fd3'), wecom)
  expect(opened?.answer.body).toBe('1616140317555161061')
  expect(wecomCallback(get('5c45ff5e21c57e6ad56bac8758b79b1d9ac89fd4'), wecom)).toBeUndefined()
  const other = { ...wecom, clientId: 'wx5823bf96d3bd56c8' }
  expect(wecomCallback(get('5c45ff5e21c57e6ad56bac8758b79b1d9ac89fd3'), other)).toBeUndefined()
})

it('opens WeCom’s documented message', () => {
  const encrypted =
    'RypEvHKD8QQKFhvQ6QleEB4J58tiPdvo+rtK1I9qca6aM/wvqnLSV5zEPeusUiX5L5X/0lWfrf0QADHHhGd3QczcdCUpj911L3vg3W/sYYvuJTs3TUUkSUXxaccAS0qhxchrRYt66wiSpGLYL42aM6A8dTT+6k4aSknmPj48kzJs8qLjvd4Xgpue06DOdnLxAUHzM6+kDZ+HMZfJYuR+LtwGc2hgf5gsijff0ekUNXZiqATP7PF5mZxZ3Izoun1s4zG4LUMnvw2r+KqCKIw+3IQH03v+BCA9nMELNqbSf6tiWSrXJB3LAVGUcallcrw8V2t9EL4EhzJWrQUax5wLVMNS0+rUPA3k22Ncx4XXZS9o0MBH27Bo6BpNelZpS+/uh9KsNlY6bHCmJU9p8g7m3fVKn28H3KDYA5Pl/T8Z1ptDAVe0lXdQ2YoyyH2uyPIGHBZZIs2pDBS8R07+qN+E7Q=='
  expect(signatureOf(wecom.token, '1409659813', '1372623149', encrypted)).toBe(
    '477715d11cdb4164915debcba66cb864d751f3e6',
  )
  expect(decryptMessage(wecom.key, encrypted)).toMatchObject({
    receiver: wecom.clientId,
    message: expect.stringContaining('<FromUserName><![CDATA[mycreate]]></FromUserName>'),
  })
})

const now = new Date('2026-03-02T01:00:00Z')

function wecomEvent(
  message: string,
  { at = now, receiver = wecom.clientId, wrapped = (e: string) => e } = {},
) {
  const encrypted = encryptMessage(wecom.key, message, receiver)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const body = `<xml><ToUserName><![CDATA[${wecom.clientId}]]></ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`
  const signature = signatureOf(wecom.token, timestamp, 'nonce', encrypted)
  const query = new URLSearchParams({ msg_signature: signature, timestamp, nonce: 'nonce' })
  return { method: 'POST', query, headers: noHeaders, body: new TextEncoder().encode(wrapped(body)), now }
}

const left = (id: string) =>
  `<xml><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[change_contact]]></Event><ChangeType>delete_user</ChangeType><UserID><![CDATA[${id}]]></UserID></xml>`

it('reads WeCom’s events, and no entities', () => {
  expect(wecomCallback(wecomEvent(left('0012')), wecom)).toMatchObject({ people: ['0012'], departments: [] })
  expect(
    wecomCallback(
      wecomEvent(left('a').replace('delete_user', 'create_party').replaceAll('UserID', 'Id')),
      wecom,
    ),
  ).toMatchObject({ people: [], departments: ['a'] })
  const bomb = `<!DOCTYPE xml [<!ENTITY a SYSTEM "file:///etc/passwd">]>${left('&a;')}`
  expect(wecomCallback(wecomEvent(bomb), wecom)).toBeUndefined()
  const outside = wecomEvent(left('a'), { wrapped: (body) => `<!DOCTYPE xml [<!ENTITY a "b">]>${body}` })
  expect(wecomCallback(outside, wecom)).toBeUndefined()
  // Entities that aren't declared stay as they are written.
  expect(wecomCallback(wecomEvent(left('a').replace('<![CDATA[a]]>', '&lt;a')), wecom)?.people).toEqual([
    '&lt;a',
  ])
})

it('refuses messages for other companies, and old ones', () => {
  expect(wecomCallback(wecomEvent(left('a'), { receiver: 'wxother' }), wecom)).toBeUndefined()
  const old = new Date(now.getTime() - 11 * 60_000)
  expect(wecomCallback(wecomEvent(left('a'), { at: old }), wecom)).toBeUndefined()
  const other = { ...wecom, token: 'other' }
  expect(wecomCallback(wecomEvent(left('a')), other)).toBeUndefined()
})

/** The example in DingTalk's documents. */
const dingtalk: CallbackSecrets = {
  clientId: 'suite4xxxxxxxxxxxxxxx',
  token: '123456',
  key: '4g5j64qlyl3zvetqxz5jiocdr586fn2zvjpa8zls3ij',
}

it('opens DingTalk’s documented message', () => {
  const encrypt =
    '1a3NBxmCFwkCJvfoQ7WhJHB+iX3qHPsc9JbaDznE1i03peOk1LaOQoRz3+nlyGNhwmwJ3vDMG+OzrHMeiZI7gTRWVdUBmfxjZ8Ej23JVYa9VrYeJ5as7XM/ZpulX8NEQis44w53h1qAgnC3PRzM7Zc/D6Ibr0rgUathB6zRHP8PYrfgnNOS9PhSBdHlegK+AGGanfwjXuQ9+0pZcy0w9lQ=='
  expect(signatureOf(dingtalk.token, '1445827045067', 'nEXhMP4r', encrypt)).toBe(
    '5a65ceeef9aab2d149439f82dc191dd6c5cbe2c0',
  )
  const request = {
    method: 'POST',
    query: new URLSearchParams({
      signature: '5a65ceeef9aab2d149439f82dc191dd6c5cbe2c0',
      timestamp: '1445827045067',
      nonce: 'nEXhMP4r',
    }),
    headers: noHeaders,
    body: new TextEncoder().encode(JSON.stringify({ encrypt })),
    now: new Date(1445827045067),
  }
  const opened = dingtalkCallback(request, dingtalk)
  expect(opened).toMatchObject({ people: [], departments: [] })
  const answer = JSON.parse(opened?.answer.body ?? '')
  expect(decryptMessage(dingtalk.key, answer.encrypt)).toEqual({
    message: 'success',
    receiver: dingtalk.clientId,
  })
  expect(answer.msg_signature).toBe(
    signatureOf(dingtalk.token, answer.timeStamp, answer.nonce, answer.encrypt),
  )
  expect(dingtalkCallback({ ...request, now: new Date() }, dingtalk)).toBeUndefined()
})

const feishu: CallbackSecrets = { clientId: 'cli_a', token: 'verify', key: 'test key' }

it('decrypts Feishu’s documented message', () => {
  expect(decryptForFeishu('test key', 'P37w+VZImNgPEO1RBhJ6RtKl7n6zymIbEG1pReEzghk=')).toBe('hello world')
})

function feishuEvent(message: object, { key = feishu.key, at = now } = {}) {
  const body = JSON.stringify({ encrypt: encryptForFeishu(key, JSON.stringify(message)) })
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const headers = new Headers({
    'x-lark-request-timestamp': timestamp,
    'x-lark-request-nonce': 'nonce',
    'x-lark-signature': feishuSignature(timestamp, 'nonce', key, body),
  })
  return {
    method: 'POST',
    query: new URLSearchParams(),
    headers,
    body: new TextEncoder().encode(body),
    now,
  }
}

const deleted = {
  schema: '2.0',
  header: { event_id: 'e1', event_type: 'contact.user.deleted_v3', token: 'verify', app_id: 'cli_a' },
  event: { object: { open_id: 'ou_1' } },
}

it('reads Feishu’s events', () => {
  expect(feishuCallback(feishuEvent(deleted), feishu)).toMatchObject({ id: 'e1', people: ['ou_1'] })
  const challenge = { type: 'url_verification', token: 'verify', challenge: 'c1' }
  expect(feishuCallback(feishuEvent(challenge), feishu)?.answer.body).toBe('{"challenge":"c1"}')
  expect(feishuCallback(feishuEvent({ ...challenge, token: 'other' }), feishu)).toBeUndefined()
  expect(feishuCallback(feishuEvent(deleted, { key: 'another' }), feishu)).toBeUndefined()
  expect(feishuCallback(feishuEvent(deleted, { at: new Date(0) }), feishu)).toBeUndefined()
  expect(feishuCallback(feishuEvent(deleted), { ...feishu, clientId: 'cli_b' })).toBeUndefined()
  const unsigned = { ...feishuEvent(deleted), headers: noHeaders }
  expect(feishuCallback(unsigned, feishu)).toBeUndefined()
})
