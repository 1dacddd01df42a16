import { mailErrors } from '@atrium/contracts/account/mail/contract'
import { mailOperations as operations } from '@atrium/contracts/account/mail/policy'
import { accountOperations } from '@atrium/contracts/account/policy'
import { profileErrors } from '@atrium/contracts/profile/contract'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { recoveryOperations } from '@atrium/contracts/session/recovery/policy'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditRows,
  messages,
  outbox,
  quotas,
  signInFailures,
  users,
  verificationCodes,
} from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { freshCode } from '../../../testing/freshCode'
import { newMailAddress } from '../../../testing/newMailAddress'
import { verifiedMail } from '../../../testing/verifiedMail'
import { createSessionService, sealed, signInAs, testPassword } from '../../session/testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
beforeEach(async () => {
  const { connection: db } = service.database
  for (const table of [outbox, verificationCodes, quotas, signInFailures, messages]) await db.delete(table)
  await db.update(users).set({ email: '', emailVerifiedAt: null })
  service.clock.advance(61_000)
})
afterAll(() => service.close())

const ann = { userId: 'ann' }
const bob = { userId: 'bob' }

interface VerifyInput {
  readonly as?: { readonly userId: string }
  readonly code?: string
  readonly password?: string
}

async function proof(password = testPassword) {
  const { keyId, confirmation } = await sealed(service, { confirmation: password })
  return { keyId, password: confirmation }
}

async function verify(email: string, given: VerifyInput = {}) {
  const code = given.code ?? (await freshCode(service, 'verifyMail', email.trim().toLowerCase()))
  const body = { email, code, ...(await proof(given.password)) }
  return service.request(operations.verifyMail, { body }, { as: given.as ?? ann })
}

const remove = async (password?: string) =>
  service.request(operations.removeMail, { body: await proof(password) }, { as: ann })

const account = async (as = ann) => (await service.request(accountOperations.getAccount, {}, { as })).data

const mails = async (to: string) =>
  (
    await service.database.connection
      .select()
      .from(outbox)
      .where(and(eq(outbox.channel, 'mail'), eq(outbox.recipient, to)))
  ).map(({ subject, text }) => `${subject}\n${text}`)

async function recover(email: string, code: string, password = 'Colonnade#2028') {
  const { keyId, newPassword } = await sealed(service, { newPassword: password })
  const body = { email, code, password: newPassword, keyId }
  return service.request(recoveryOperations.recoverPasswordByMail, { body })
}

describe('a mail address', () => {
  it('is bound in lower case after its code and the password', async () => {
    const email = newMailAddress()
    expect((await verify(` ${email.toUpperCase()} `)).data).toBe(true)
    expect(await account()).toMatchObject({ email, emailVerified: true })
    const [row] = await service.database.connection
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'verifyMail'))
      .orderBy(desc(auditRows.id))
    expect(row?.subject).toEqual({ before: { email: '' }, after: { email: 'p***@example.com' } })
    expect((await mails(email)).join()).toContain('邮箱已绑定')
  })

  it('requires its own code, once, in time, and another code for another purpose', async () => {
    const email = newMailAddress()
    expect((await verify(email, { code: '000000' })).code).toBe(codeErrors.late)
    const code = await freshCode(service, 'verifyMail', email)
    expect((await verify(newMailAddress(), { code })).code).toBe(codeErrors.late)
    expect((await recover(email, code)).code).toBe(codeErrors.late)
    service.clock.advance(10 * 60_000)
    expect((await verify(email, { code })).code).toBe(codeErrors.late)

    const fresh = await freshCode(service, 'verifyMail', email)
    expect((await verify(email, { code: fresh })).code).toBe(0)
    expect((await verify(email, { code: fresh, as: bob })).code).toBe(codeErrors.late)
  })

  it('requires the password, and counts wrong ones', async () => {
    const email = newMailAddress()
    expect((await verify(email, { password: 'wrong' })).code).toBe(52001)
    expect(await service.database.connection.$count(signInFailures)).toBe(1)
    expect((await account()).emailVerified).toBe(false)
  })

  it('of another account is revealed only to people who proved it', async () => {
    const email = await verifiedMail(service, 'bob')
    expect((await verify(email, { code: '000000' })).code).toBe(codeErrors.late)
    expect((await verify(email)).code).toBe(mailErrors.mailTaken)
    expect((await account()).emailVerified).toBe(false)
    expect((await account(bob)).email).toBe(email)
  })

  it('in another profile is not bound to that account', async () => {
    const email = newMailAddress()
    await service.database.connection.update(users).set({ email }).where(eq(users.id, 'bob'))
    expect((await verify(email)).code).toBe(0)
    expect(await account(bob)).toMatchObject({ email, emailVerified: false })
  })

  it('is bound to one of two people who prove it at once', async () => {
    const email = newMailAddress()
    const code = await freshCode(service, 'verifyMail', email)
    const answers = await Promise.all([verify(email, { code }), verify(email, { code, as: bob })])
    const codes = answers.map((answer) => answer.code)
    expect(codes).toContain(0)
    expect(codes.filter((each) => each !== 0)).toHaveLength(1)
    const { connection: db } = service.database
    const owners = (await db.select().from(users)).filter(({ emailVerifiedAt }) => emailVerifiedAt)
    expect(owners).toHaveLength(1)
  })

  it('is replaced by another one, and the first is notified', async () => {
    const former = await verifiedMail(service, 'ann')
    const email = newMailAddress()
    expect((await verify(former)).code).toBe(mailErrors.sameMail)
    expect((await verify(email)).code).toBe(0)
    expect((await mails(former)).join()).toContain('邮箱已绑定')
    expect((await recover(former, await freshCode(service, 'recoverByMail', former))).code).toBe(
      sessionErrors.accountMissing,
    )
  })

  it('is unbound with the password, notifies its owner, and recovers nothing afterwards', async () => {
    expect((await remove()).code).toBe(mailErrors.mailNotBound)
    const email = await verifiedMail(service, 'ann')
    expect((await remove('wrong')).code).toBe(52001)
    service.clock.advance(31_000)
    expect((await remove()).data).toBe(true)
    expect(await account()).toMatchObject({ email, emailVerified: false })
    expect((await mails(email)).join()).toContain('邮箱已解绑')
    expect((await recover(email, await freshCode(service, 'recoverByMail', email))).code).toBe(
      sessionErrors.accountMissing,
    )
  })

  it('can’t be changed in the profile once verified, unlike an unverified one', async () => {
    const save = async (email: string) => {
      const { data } = await service.request(profileOperations.getProfile, { query: {} }, { as: ann })
      const before = { callName: data.callName, realName: data.realName, email: data.email }
      const body = { callName: 'Ann', realName: 'Ann', email, before }
      return (await service.request(profileOperations.saveProfile, { body }, { as: ann })).code
    }
    expect(await save('told@example.com')).toBe(0)
    const email = await verifiedMail(service, 'ann')
    expect(await save('eve@example.com')).toBe(profileErrors.emailVerified)
    expect(await save('')).toBe(profileErrors.emailVerified)
    expect(await account()).toMatchObject({ email, emailVerified: true })
    await remove()
    expect(await save('')).toBe(0)
  })

  it.each([
    'ann@example.com\r\nBcc: eve@example.com',
    'ann@example.com\nX-Evil: 1',
    'ann@example.com,eve@example.com',
    'Ann <ann@example.com>',
    'ann@example',
    'ann example@example.com',
    `${'a'.repeat(65)}@example.com`,
    'ann@[127.0.0.1]',
  ])('rejects %j', async (email) => {
    for (const [operation, as] of [
      [operations.sendMailCode, ann],
      [recoveryOperations.sendRecoveryMail, undefined],
    ] as const) {
      const { status } = await service.request(operation, { body: { email } }, as ? { as } : {})
      expect(status).toBe(400)
    }
    expect(await service.database.connection.$count(outbox)).toBe(0)
  })
})

describe('a code by mail', () => {
  const send = (email: string, headers: Record<string, string> = {}) =>
    service.request(operations.sendMailCode, { body: { email } }, { as: ann, headers })

  it('is in the language of the page, as text and as HTML', async () => {
    const [chinese, english] = [newMailAddress(), newMailAddress()]
    expect((await send(chinese)).data).toEqual({ retryAfterSeconds: 60 })
    await send(english, { 'accept-language': 'en' })
    expect((await mails(chinese)).join()).toContain('验证邮箱')
    expect((await mails(english)).join()).toContain('Your code to verify your email address')
    const [row] = await service.database.connection.select().from(outbox).where(eq(outbox.recipient, english))
    const code = /\d{6}/.exec(row?.text ?? '')?.[0] ?? 'none'
    expect(row?.html).toContain(code)
    expect(row?.html).toContain('<html lang="en">')
    expect(row?.subject).not.toContain(code)
  })

  it('is sent once per 60 s and a limited number of times per day, by address and person', async () => {
    const email = newMailAddress()
    await send(email)
    expect((await send(email)).code).toBe(codeErrors.tooSoon)
    for (let n = 1; n < 10; n++) {
      service.clock.advance(60_000)
      expect((await send(email)).code).toBe(0)
    }
    service.clock.advance(60_000)
    expect((await send(email)).code).toBe(codeErrors.tooManyToday)
    // Both kinds of codes count for the person: ten have been sent.
    for (let n = 0; n < 10; n++) expect((await send(newMailAddress())).code).toBe(0)
    expect((await send(newMailAddress())).code).toBe(codeErrors.tooManyToday)
  })
})

describe('a password', () => {
  it('is recovered by the verified address, which ends every session and alerts on every channel', async () => {
    const email = await verifiedMail(service, 'eve')
    const { data: before } = await signInAs(service, 'eve', { headers: { 'accept-language': 'en' } })
    const code = await freshCode(service, 'recoverByMail', email)
    expect((await recover(email, code)).data).toEqual({ userAccount: 'eve' })
    const { status } = await service.request(accountOperations.getAccount, {}, { as: before.accessToken })
    expect(status).toBe(401)
    service.clock.advance(60_000)
    expect((await signInAs(service, 'eve', { password: 'Colonnade#2028' })).code).toBe(0)

    const rows = await service.database.connection.select().from(messages).where(eq(messages.userId, 'eve'))
    expect(rows.map(({ title }) => title)).toContain('登录密码已重置')
    expect((await mails(email)).join()).toContain('Your password was reset')
    const sms = await service.database.connection.select().from(outbox).where(eq(outbox.channel, 'sms'))
    expect(sms.map(({ text }) => text).join()).toContain('已通过邮箱验证码重置')
    expect((await recover(email, code, 'Portico#2027')).code).toBe(codeErrors.late)
  })

  it('is not recovered by an unverified address, nor for a locked account', async () => {
    const address = newMailAddress()
    const { connection: db } = service.database
    await db.update(users).set({ email: address }).where(eq(users.id, 'bob'))
    expect((await recover(address, await freshCode(service, 'recoverByMail', address))).code).toBe(
      sessionErrors.accountMissing,
    )
    const email = await verifiedMail(service, 'bob')
    const code = await freshCode(service, 'recoverByMail', email)
    await db.update(users).set({ lockedAt: service.clock.now() }).where(eq(users.id, 'bob'))
    expect((await recover(email, code)).code).toBe(sessionErrors.accountLocked)
    await db.update(users).set({ lockedAt: null }).where(eq(users.id, 'bob'))
  })

  it('is requested alike, whether or not anybody has the address', async () => {
    const addresses = [await verifiedMail(service, 'bob'), newMailAddress()]
    const answers = await Promise.all(
      addresses.map(async (email) => {
        const sent = await service.request(recoveryOperations.sendRecoveryMail, { body: { email } })
        const tried = await recover(email, 'abcd')
        const written = (await mails(email)).map((text) => text.replace(/\d{6}/, 'code'))
        return [sent.status, sent.envelope, tried.status, tried.envelope, written]
      }),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.[4]).toHaveLength(1)
  })
})
