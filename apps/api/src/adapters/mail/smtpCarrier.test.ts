import { type AddressInfo, createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { renderMail } from '../../platform/mail/renderMail'
import { queueMail } from '../../platform/outbox'
import { DeliveryRefused, type OutgoingMessage } from '../../ports/Carrier'
import { outbox } from '../../tables'
import { createTestService } from '../../testing/createTestService'
import { runDelivery } from '../outbox/runDelivery'
import { smtpCarrier } from './smtpCarrier'

const words = {
  language: 'zh-CN',
  subject: 'Atrium验证码：验证邮箱',
  paragraphs: ['您的验证码为：', '请勿告知他人。'],
  code: '123456',
  closing: '如非本人操作，请忽略。',
} as const

const message: OutgoingMessage = { id: 'mail-1', recipient: 'ann@example.com', ...renderMail(words) }

const open: { close(): unknown }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

/** A mail server for this test. */
async function serve(options: SMTPServerOptions = {}) {
  const taken: { readonly to: string[]; readonly content: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
    ...options,
  })
  const port = await listening(server.listen(0, '127.0.0.1'))
  open.push(server)
  return { taken, port }
}

async function listening(server: Server): Promise<number> {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

const carrierTo = (port: number, isNear = true, patience = 300) =>
  smtpCarrier({
    url: `smtp://127.0.0.1:${port}`,
    from: { name: '中庭', address: 'account@example.com' },
    isNear,
    patience,
  })

const answering = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error('ann@example.com'), { responseCode })),
})

it('sends a mail as text and HTML, with its sender and subject', async () => {
  const { taken, port } = await serve()
  await carrierTo(port).send(message)
  const [mail] = taken
  expect(mail?.to).toEqual(['ann@example.com'])
  expect(mail?.content).toContain('To: ann@example.com')
  expect(mail?.content).toContain('Message-ID: <mail-1@example.com>')
  expect(mail?.content).toMatch(/^From: =\?UTF-8\?[^\n]+<account@example.com>\r$/m)
  expect(mail?.content).toMatch(/Content-Type: multipart\/alternative/)
  const parts = mail?.content.match(/Content-Type: text\/(plain|html); charset=utf-8/g)
  expect(parts).toHaveLength(2)
})

it('lets no line break in subject or address add a header', async () => {
  const { taken, port } = await serve()
  const evil = '\r\nBcc: eve@example.com\r\nX-Evil: 1'
  await carrierTo(port).send({ ...message, ...renderMail({ ...words, subject: `Hello${evil}` }) })
  expect(taken[0]?.to).toEqual(['ann@example.com'])
  const head = taken[0]?.content.split('\r\n\r\n')[0] ?? ''
  expect(head).not.toMatch(/^(Bcc|X-Evil):/m)
  const sent = carrierTo(port).send({ ...message, recipient: `ann@example.com${evil}` })
  await sent.catch(() => undefined)
  for (const { to, content } of taken) {
    expect(to).not.toContain('eve@example.com')
    expect(content.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Evil):/m)
  }
})

it('gives up on permanent refusals, retries temporary ones, and repeats no address', async () => {
  const failing = async (responseCode: number) => {
    const { port } = await serve(answering(responseCode))
    return carrierTo(port)
      .send(message)
      .catch((error: Error) => error)
  }
  expect(await failing(550)).toBeInstanceOf(DeliveryRefused)
  const later = await failing(451)
  expect(later).toBeInstanceOf(Error)
  expect(later).not.toBeInstanceOf(DeliveryRefused)
  expect(String(later)).toContain('451')
  expect(String(later)).not.toContain('ann')
})

it('sends no mail to another machine without TLS', async () => {
  const { taken, port } = await serve()
  await expect(carrierTo(port, false).send(message)).rejects.toThrow('ETLS')
  expect(taken).toEqual([])
})

it('fails an attempt with a silent server after a while', async () => {
  const silent = createServer()
  open.push(silent)
  const port = await listening(silent.listen(0, '127.0.0.1'))
  await expect(carrierTo(port).send(message)).rejects.toThrow(/^The mail server failed: /)
})

it('delays no other mail if one hangs', async () => {
  const service = await createTestService()
  let release = (): void => undefined
  const { taken, port } = await serve({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('stuck')) release = done
      else done()
    },
  })
  const { connection: db } = service.database
  const recipients = ['stuck@example.com', ...Array.from({ length: 30 }, (_, n) => `p${n}@example.com`)]
  for (const to of recipients) await queueMail(db, { to, words, now: service.clock.now() })
  const running = runDelivery(service.ports, carrierTo(port, true, 25_000))
  const waiting = async () =>
    (await db.select().from(outbox)).flatMap(({ deliveredAt, recipient }) => (deliveredAt ? [] : recipient))
  await expect.poll(waiting, { timeout: 20_000 }).toEqual(['stuck@example.com'])
  expect(taken).toHaveLength(30)
  release()
  await running.stop()
  expect(await waiting()).toEqual([])
  await service.close()
})
