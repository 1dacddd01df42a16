import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queueMail, queueManySms, queueSms } from '../../platform/outbox'
import { type Carrier, DeliveryRefused, type OutgoingMessage } from '../../ports/Carrier'
import { outbox } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { httpGateway } from '../sms/httpGateway'
import { deliver as deliverOne, takeDue } from './deliver'

const sms = { mobile: '13800001111', text: '验证码123456' }

describe('the outbox', () => {
  let service: TestService
  let delivered: OutgoingMessage[]

  beforeAll(async () => {
    service = await createTestService()
  })
  beforeEach(async () => {
    delivered = []
    await service.database.connection.delete(outbox)
  })
  afterAll(() => service.close())

  const rows = () => service.database.connection.select().from(outbox)
  const deliver = async (
    send: Carrier['send'] = async (given) => void delivered.push(given),
    channel: Carrier['channel'] = 'sms',
  ) => {
    const carrier = { channel, mostAttempts: 8, freshMilliseconds: 3_600_000, send }
    const delivery = { ...service.ports, carrier }
    const taken = await takeDue(delivery, 20)
    await Promise.all(taken.map((message) => deliverOne(delivery, message)))
    return taken.length
  }
  const queue = () => queueSms(service.database.connection, { ...sms, now: service.clock.now() })

  it('delivers once and deletes the text', async () => {
    await queue()
    expect(await deliver()).toBe(1)
    expect(delivered).toMatchObject([{ recipient: sms.mobile, text: sms.text }])
    expect(await deliver()).toBe(0)
    expect(await rows()).toMatchObject([{ text: '', dueAt: null, deliveredAt: service.clock.now() }])
  })

  it('gives each carrier its own channel, and deletes both parts of a mail', async () => {
    await queue()
    const words = { language: 'en', subject: 'Hello', paragraphs: ['Welcome'], closing: 'Bye' } as const
    await queueMail(service.database.connection, { to: 'ann@example.com', words, now: service.clock.now() })
    expect(await deliver(undefined, 'mail')).toBe(1)
    expect(delivered).toMatchObject([{ recipient: 'ann@example.com', subject: 'Hello' }])
    expect((await rows()).find(({ channel }) => channel === 'mail')).toMatchObject({ text: '', html: '' })
    expect(await deliver()).toBe(1)
  })

  it.each([
    'ann@example.com\r\nBcc: eve@example.com',
    'ann@example.com, eve@example.com',
    '<ann@example.com>',
    '',
  ])('takes no mail to %j', async (to) => {
    const words = { language: 'en', subject: 'Hello', paragraphs: ['Welcome'], closing: 'Bye' } as const
    const queued = queueMail(service.database.connection, { to, words, now: service.clock.now() })
    await expect(queued).rejects.toThrow('not a valid address')
    expect(await rows()).toEqual([])
  })

  it('keeps nothing of a failed transaction', async () => {
    const failing = service.database.transaction(async (db) => {
      await queueSms(db, { ...sms, now: service.clock.now() })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await rows()).toEqual([])
  })

  it('retries later each time, then gives up', async () => {
    await queue()
    const fails = () => deliver(() => Promise.reject(new Error('busy')))
    expect(await fails()).toBe(1)
    expect(await fails()).toBe(0)
    for (let attempts = 2; attempts <= 8; attempts++) {
      service.clock.advance(2 ** (attempts - 1) * 1000)
      expect(await fails()).toBe(1)
    }
    expect(await rows()).toMatchObject([{ attempts: 8, text: '', dueAt: null, deliveredAt: null }])
    expect(JSON.stringify(service.logged)).not.toContain('123456')
  })

  it('gives up at once if a gateway refuses, or the message is an hour old', async () => {
    await queue()
    await deliver(() => Promise.reject(new DeliveryRefused('no such number')))
    expect(await rows()).toMatchObject([{ dueAt: null, deliveredAt: null }])
    await queue()
    service.clock.advance(3_600_001)
    await deliver()
    expect(delivered).toEqual([])
  })

  it('gives each process different messages, and none twice', async () => {
    const many = Array.from({ length: 45 }, (_, i) => ({
      ...sms,
      mobile: `139${String(i).padStart(8, '0')}`,
    }))
    await queueManySms(service.database.connection, many, service.clock.now())
    const taken = await Promise.all([deliver(), deliver(), deliver()])
    expect(taken.reduce((sum, count) => sum + count)).toBe(45)
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(45)
  })

  it('gives messages of a dead process to the others', async () => {
    await queue()
    void deliver(() => new Promise(() => undefined))
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    expect(await deliver()).toBe(0)
    service.clock.advance(60_000)
    expect(await deliver()).toBe(1)
    expect(delivered).toMatchObject([{ recipient: sms.mobile, text: sms.text }])
  })
})

describe('a gateway over HTTP', () => {
  const answering = (status: number) => {
    const asked: { url: string; init: RequestInit | undefined }[] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      asked.push({ url: String(url), init })
      return new Response(null, { status })
    }
    return { asked, gateway: httpGateway({ url: 'https://sms.example/send', token: 'secret', fetch }) }
  }
  const message = { id: 'id-1', recipient: sms.mobile, subject: '', text: sms.text, html: '' }

  it('is called by POST, with the id as idempotency key', async () => {
    const { asked, gateway } = answering(202)
    await gateway.send(message)
    expect(asked[0]).toMatchObject({ url: 'https://sms.example/send', init: { method: 'POST' } })
    expect(asked[0]?.init?.headers).toMatchObject({
      'idempotency-key': 'id-1',
      authorization: 'Bearer secret',
    })
    expect(JSON.parse(String(asked[0]?.init?.body))).toEqual({ id: 'id-1', ...sms })
  })

  it('refuses with 4xx, and is retried after anything else', async () => {
    await expect(answering(422).gateway.send(message)).rejects.toBeInstanceOf(DeliveryRefused)
    for (const status of [408, 429, 500, 503]) {
      const error = await answering(status)
        .gateway.send(message)
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(DeliveryRefused)
    }
  })
})
