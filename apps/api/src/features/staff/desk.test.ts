import { deskCasesOperations } from '@atrium/contracts/desk/cases/policy'
import { deskCertificationsOperations } from '@atrium/contracts/desk/certifications/policy'
import { deskStaffCodes } from '@atrium/contracts/desk/staff/contract'
import { deskStaffOperations } from '@atrium/contracts/desk/staff/policy'
import { staffReasonHeader } from '@atrium/contracts/wire/headers'
import type { StaffRole } from '@atrium/contracts/wire/staffRoles'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import {
  auditRows,
  certifications,
  companies,
  companyNames,
  deskClaims,
  sessions,
  staffRoles,
  users,
} from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { openSession } from '../../testing/openSession'
import { certifying } from '../company/certification/testCertification'

let service: TestService
beforeEach(async () => {
  service = await createTestService({ fill: seedDemo })
  return () => service.close()
})

const { administrator: clerk, member: colleague } = demo.userIds
const db = () => service.database.connection

const operator = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'root' })

const accountOf = async (userId: string) => {
  const [user] = await db().select({ account: users.account }).from(users).where(eq(users.id, userId))
  return user?.account ?? ''
}

const grant = async (userId: string, role: StaffRole) =>
  operator('staff', 'grant', await accountOf(userId), role)

/** Signs in, with a second step unless a test leaves it out. */
const signIn = async (
  userId: string,
  options: { secondStep?: 'authenticator' } = { secondStep: 'authenticator' },
) => {
  const opened = await openSession(service.ports, userId, service.clock.now(), options)
  if (!opened) throw new Error('no session')
  return opened
}

const enter = async (userId: string) => {
  const { accessToken, sessionId } = await signIn(userId)
  const answer = await service.request(deskStaffOperations.enterDesk, {}, { as: accessToken })
  expect(answer.envelope).toMatchObject({ error_code: 0 })
  return { as: accessToken, sessionId }
}

const because = (reason: string) => ({ [staffReasonHeader]: encodeURIComponent(reason) })

describe('entering the desk', () => {
  it('takes a role, a second step and a recent sign-in', async () => {
    const enterAs = async (token: string) =>
      (await service.request(deskStaffOperations.enterDesk, {}, { as: token })).code
    const { accessToken } = await signIn(clerk)
    expect(await enterAs(accessToken)).toBe(deskStaffCodes.notStaff)
    await grant(clerk, 'reviewer')
    const { accessToken: withoutStep } = await signIn(clerk, {})
    expect(await enterAs(withoutStep)).toBe(deskStaffCodes.secondStepMissing)
    service.clock.advance(11 * 60_000)
    expect(await enterAs(accessToken)).toBe(40_100)
    const { accessToken: fresh } = await signIn(clerk)
    expect(await enterAs(fresh)).toBe(0)
  })

  it('makes a session of 8 hours that reaches the desk only, and ends after 30 idle minutes', async () => {
    await grant(clerk, 'reviewer')
    const { as, sessionId } = await enter(clerk)
    const [session] = await db().select().from(sessions).where(eq(sessions.id, sessionId))
    const now = service.clock.now().getTime()
    expect(session?.expiresAt.getTime()).toBe(now + 8 * 3_600_000)
    expect(session?.idleAt.getTime()).toBe(now + 30 * 60_000)
    const outside = await service.request(workspaceOperations.getMenus, { query: {} }, { as })
    expect(outside.status).toBe(403)
    expect((await service.request(deskStaffOperations.getDesk, {}, { as })).data).toMatchObject({
      roles: ['reviewer'],
      name: expect.stringMatching(/./),
    })
    const ordinary = await signIn(clerk)
    const there = await service.request(deskStaffOperations.getDesk, {}, { as: ordinary.accessToken })
    expect(there.status).toBe(403)
  })

  it('ends at once when the last role is taken, and refuses in between', async () => {
    await grant(clerk, 'reviewer')
    await grant(clerk, 'support')
    const { as } = await enter(clerk)
    await operator('staff', 'revoke', await accountOf(clerk), 'support')
    expect((await service.request(deskStaffOperations.getDesk, {}, { as })).data).toMatchObject({
      roles: ['reviewer'],
    })
    await operator('staff', 'revoke', await accountOf(clerk), 'reviewer')
    expect((await service.request(deskStaffOperations.getDesk, {}, { as })).status).toBe(401)
  })
})

describe('staff', () => {
  const change = async (
    name: 'grantStaffRole' | 'revokeStaffRole',
    by: string,
    of: string,
    role: StaffRole,
  ) =>
    service.request(
      deskStaffOperations[name],
      { body: { account: await accountOf(of), role } },
      { as: { userId: by, staff: ['security'] }, headers: because('新同事入职') },
    )

  it('is granted by others with the role security, and never to oneself', async () => {
    await grant(clerk, 'security')
    expect((await change('grantStaffRole', clerk, clerk, 'finance')).code).toBe(deskStaffCodes.ownRole)
    expect((await change('grantStaffRole', clerk, colleague, 'finance')).data).toMatchObject({
      roles: [{ role: 'finance' }],
    })
    expect((await change('grantStaffRole', clerk, colleague, 'finance')).code).toBe(
      deskStaffCodes.alreadyHeld,
    )
    const [row] = await db()
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'operator.staff.grant'))
      .orderBy(desc(auditRows.id))
    expect(row).toMatchObject({
      actorId: `staff:${clerk}`,
      companyId: '',
      subject: { userId: colleague, role: 'finance', staffReason: '新同事入职' },
    })
  })

  it('always has somebody for security, also when two take it from each other at once', async () => {
    await grant(clerk, 'security')
    await grant(colleague, 'security')
    const codes = await Promise.all([
      change('revokeStaffRole', clerk, colleague, 'security'),
      change('revokeStaffRole', colleague, clerk, 'security'),
    ])
    expect(codes.map(({ code }) => code).toSorted()).toEqual([0, deskStaffCodes.lastSecurity])
    expect(await db().$count(staffRoles, eq(staffRoles.role, 'security'))).toBe(1)
  })
})

describe('a certification at the desk', () => {
  const reviewer = { userId: clerk, staff: ['reviewer'] as const }

  const submitted = async () => {
    const of = eq(certifications.companyId, demo.secondCompanyId)
    await db().delete(certifications).where(of)
    await db().delete(companyNames).where(eq(companyNames.companyId, demo.secondCompanyId))
    await db()
      .update(companies)
      .set({ certificationStatus: 0, certificationVersion: 0, code: '', licenceName: null })
      .where(eq(companies.id, demo.secondCompanyId))
    await certifying(service, demo.secondCompanyId).submit('submitAudit')
    const { data } = await service.request(
      deskCertificationsOperations.listCertificationCases,
      { query: { pageIndex: 1, pageSize: 10 } },
      { as: reviewer },
    )
    const found = data.list.find(({ companyId }) => companyId === demo.secondCompanyId)
    if (!found) throw new Error('not listed')
    return found
  }

  it('shows phones only with a reason, and every look is on record', async () => {
    const { caseId } = await submitted()
    const look = (headers = {}) =>
      service.request(
        deskCertificationsOperations.getCertificationCase,
        { params: { caseId } },
        { as: reviewer, headers },
      )
    expect((await look()).data).toMatchObject({
      isMasked: true,
      submitted: { contactPhone: expect.stringContaining('****') },
      submitterPhone: expect.stringContaining('****'),
    })
    expect((await look(because('联系人电话核实'))).data).toMatchObject({
      isMasked: false,
      submitted: { contactPhone: expect.stringMatching(/^\d{11}$/) },
    })
    const looks = await db()
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'operator.certifications.show'))
      .orderBy(auditRows.id)
    expect(looks.map(({ subject }) => subject)).toEqual([
      { caseId },
      { caseId, staffReason: '联系人电话核实' },
    ])
  })

  it('is claimed by one, and decided by one', async () => {
    const { caseId } = await submitted()
    const body = { queue: 'certification', caseId } as const
    const claim = (userId: string) =>
      service.request(deskCasesOperations.claimCase, { body }, { as: { userId, staff: ['reviewer'] } })
    expect((await claim(clerk)).data).toMatchObject({ userId: clerk })
    expect((await claim(clerk)).data).toMatchObject({ userId: clerk })
    expect((await claim(colleague)).envelope).toMatchObject({ error_code: 56_610 })
    // Leaving a case never takes it from a colleague.
    const { releaseCase } = deskCasesOperations
    const leaving = { body: { ...body, onlyOwn: true } }
    await service.request(releaseCase, leaving, { as: { userId: colleague, staff: ['reviewer'] } })
    expect(await db().$count(deskClaims, eq(deskClaims.userId, clerk))).toBe(1)
    const decide = (name: 'approveCertification' | 'rejectCertification', userId: string) =>
      service.request(
        deskCertificationsOperations[name],
        { params: { caseId }, body: { detail: '资料齐全。' } },
        { as: { userId, staff: ['reviewer'] }, headers: because('资料与登记一致') },
      )
    const codes = await Promise.all([
      decide('approveCertification', clerk),
      decide('rejectCertification', colleague),
    ])
    expect(codes.map(({ code }) => code).toSorted()).toEqual([0, 52_307])
    expect(await db().$count(deskClaims)).toBe(0)
    const ofCompany = and(
      eq(auditRows.companyId, demo.secondCompanyId),
      eq(auditRows.actorId, `staff:${clerk}`),
    )
    const others = and(
      eq(auditRows.companyId, demo.secondCompanyId),
      eq(auditRows.actorId, `staff:${colleague}`),
    )
    expect((await db().$count(auditRows, ofCompany)) + (await db().$count(auditRows, others))).toBe(1)
  })

  it('counts in what waits, for those whose queue it is', async () => {
    await submitted()
    const today = async (role: StaffRole) =>
      (await service.request(deskCasesOperations.getToday, {}, { as: { userId: clerk, staff: [role] } })).data
    const { queues, oldest } = await today('reviewer')
    expect(queues.find(({ queue }) => queue === 'certification')?.waiting).toBeGreaterThan(0)
    expect(oldest.map(({ queue }) => queue)).toContain('certification')
    expect((await today('finance')).queues.map(({ queue }) => queue)).toEqual(['invoice'])
    expect((await today('events')).queues).toEqual([])
  })
})
