import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { meetingErrors as codes } from '@atrium/contracts/catalogue/meetings/contract'
import { meetingsOperations as operations } from '@atrium/contracts/catalogue/meetings/policy'
import { trialErrors } from '@atrium/contracts/catalogue/trials/contract'
import { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { demo } from '../../seed/demo'
import { auditRows, deregistrations, meetingApplications, meetings, messages, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { eraseDue } from '../deregistration'

let service: TestService
let start: Date
let crowd: string[]
beforeAll(async () => {
  service = await createDemoService()
  start = service.clock.now()
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(like(users.id, 'user-012%'))
    .orderBy(users.id)
  crowd = rows.map(({ id }) => id)
})
afterAll(() => service.close())

const { student, researcher, individual } = demo.userIds
const hour = 3_600_000
const day = 24 * hour
const meetingId = 'two-places'
const texts = {
  name: '研讨会',
  summary: '研讨',
  venue: '上海',
  address: '四平路',
  introduction: [],
  agenda: [],
}

/** A meeting with two places in ten days. */
beforeEach(async () => {
  service.clock.set(start)
  await db().delete(meetingApplications).where(eq(meetingApplications.meetingId, meetingId))
  await db().delete(meetings).where(eq(meetings.id, meetingId))
  await db().delete(messages).where(eq(messages.kind, 'meeting'))
  const startAt = new Date(start.getTime() + 10 * day)
  const times = { startAt, endAt: new Date(startAt.getTime() + 3 * hour) }
  await db()
    .insert(meetings)
    .values({ id: meetingId, ...times, placeCount: 2, texts: { 'zh-CN': texts, en: texts } })
})

const db = () => service.database.connection
const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })
const apply = (userId: string, id = meetingId) =>
  service.request(
    trialsOperations.applyForTrialOrMeeting,
    {
      body: {
        type: 'meeting',
        id,
        name: '林小满',
        phone: '13800000005',
        company: '同济大学',
        remark: '素食',
      },
    },
    { as: { userId } },
  )
const giveUp = (userId: string, id: string) =>
  service.request(
    trialsOperations.withdrawTrialOrMeeting,
    { body: { type: 'meeting', id } },
    { as: { userId } },
  )
const own = async (userId: string) =>
  (await service.request(operations.getOwnMeeting, { params: { meetingId } }, { as: { userId } })).data
const seen = async () =>
  (await service.request(operations.getMeeting, { params: { meetingId }, query: { language: 'zh-CN' } })).data
const toldTo = async (userId: string) =>
  db()
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.kind, 'meeting')))
const rowsIn = (state: 'confirmed' | 'waiting') =>
  db()
    .select()
    .from(meetingApplications)
    .where(and(eq(meetingApplications.meetingId, meetingId), eq(meetingApplications.state, state)))
    .orderBy(asc(meetingApplications.turn))

describe('applying', () => {
  it('gets a place while there is one, then a position on the waiting list', async () => {
    expect((await own(student)).person).toEqual({ name: '林小满', phone: demo.accounts.student })
    expect((await apply(student)).data.state).toBe('confirmed')
    expect(await seen()).toMatchObject({ placesLeft: 1, waitingCount: 0, state: 'open' })
    expect((await apply(researcher)).data.state).toBe('confirmed')
    expect((await apply(individual)).data.state).toBe('waiting')
    expect((await apply(crowd[0] ?? '')).data.state).toBe('waiting')
    expect(await seen()).toMatchObject({ placesLeft: 0, waitingCount: 2, state: 'full' })
    const { application } = await own(student)
    expect(application).toMatchObject({ state: 'confirmed', company: '同济大学', waitingPosition: null })
    expect(application?.code).toMatch(/^[\dA-Z]{4}(-[\dA-Z]{4}){3}$/)
    expect((await own(crowd[0] ?? '')).application).toMatchObject({ code: null, waitingPosition: 2 })
  })

  it('is possible once per person', async () => {
    await apply(student)
    expect((await apply(student)).code).toBe(codes.alreadyApplied)
    expect(await rowsIn('confirmed')).toHaveLength(1)
  })

  it('gives no place twice, however many people apply at once', async () => {
    const audited = () => db().$count(auditRows, eq(auditRows.operation, 'applyForTrialOrMeeting'))
    const before = await audited()
    const everybody = [student, researcher, individual, ...crowd]
    expect(everybody.length).toBeGreaterThanOrEqual(13)
    const answers = await Promise.all(everybody.flatMap((userId) => [apply(userId), apply(userId)]))
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(everybody.length)
    expect(new Set(answers.filter(({ succeeded }) => !succeeded).map(({ code }) => code))).toEqual(
      new Set([codes.alreadyApplied]),
    )
    expect(await rowsIn('confirmed')).toHaveLength(2)
    expect(await rowsIn('waiting')).toHaveLength(everybody.length - 2)
    expect(await audited()).toBe(before + everybody.length)

    const held = await rowsIn('confirmed')
    const next = (await rowsIn('waiting')).slice(0, 2).map(({ userId }) => userId)
    await Promise.all(held.flatMap(({ userId, id }) => [giveUp(userId, id), giveUp(userId, id)]))
    expect((await rowsIn('confirmed')).map(({ userId }) => userId)).toEqual(next)
    for (const userId of next) expect(await toldTo(userId)).toHaveLength(1)
  })

  it('is refused for an unknown or past meeting, and to people whose account will end', async () => {
    expect((await apply(student, 'nothing')).status).toBe(404)
    await db()
      .insert(deregistrations)
      .values({
        userId: individual,
        requestedAt: start,
        endsAt: new Date(start.getTime() + 15 * day),
      })
    expect((await apply(individual)).code).toBe(trialErrors.leaving)
    await db().delete(deregistrations)
    service.clock.advance(10 * day)
    expect((await seen()).state).toBe('begun')
    expect((await apply(student)).code).toBe(codes.closed)
    service.clock.advance(3 * hour)
    expect((await seen()).state).toBe('over')
    expect((await apply(student)).code).toBe(codes.closed)
  })
})

describe('withdrawing', () => {
  it('gives the place to the first person waiting, and notifies them', async () => {
    const { data } = await apply(student)
    for (const userId of [researcher, individual, crowd[0] ?? '']) await apply(userId)
    expect((await giveUp(researcher, data.id)).status).toBe(404)
    expect((await giveUp(student, data.id)).data).toBe(true)
    expect((await own(student)).application).toMatchObject({ state: 'withdrawn', code: null })
    expect((await own(individual)).application).toMatchObject({ state: 'confirmed' })
    expect((await own(crowd[0] ?? '')).application).toMatchObject({ state: 'waiting', waitingPosition: 1 })
    expect(await toldTo(individual)).toMatchObject([{ subjectId: meetingId, title: '候补成功' }])
    expect((await giveUp(student, data.id)).code).toBe(codes.notHeld)
    // People who come back are last.
    expect((await apply(student)).data.state).toBe('waiting')
    expect((await own(student)).application?.waitingPosition).toBe(2)
  })

  it('gives nobody a place when it is from the waiting list, or after the beginning', async () => {
    for (const userId of [student, researcher]) await apply(userId)
    const { data } = await apply(individual)
    await apply(crowd[0] ?? '')
    await giveUp(individual, data.id)
    expect(await rowsIn('confirmed')).toHaveLength(2)
    service.clock.advance(10 * day)
    const id = (await own(student)).application?.id ?? ''
    expect((await giveUp(student, id)).code).toBe(codes.closed)
  })

  it('happens automatically when a person is erased', async () => {
    const leaver = crowd.at(-1) ?? ''
    for (const userId of [leaver, student, individual]) await apply(userId)
    await db().insert(deregistrations).values({ userId: leaver, requestedAt: start, endsAt: start })
    await eraseDue(service.database, start)
    expect((await rowsIn('confirmed')).map(({ userId }) => userId)).toEqual([student, individual])
    expect(await toldTo(individual)).toHaveLength(1)
  })
})

describe('the operator', () => {
  it('announces a meeting from a file, once', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'meeting-'))
    const file = join(directory, 'meeting.json')
    const whole = { ...texts, introduction: ['内容'] }
    const meeting = {
      id: 'announced',
      startAt: '2090-01-01T06:00:00Z',
      endAt: '2090-01-01T08:00:00Z',
      placeCount: 5,
      texts: { 'zh-CN': whole, en: whole },
    }
    await writeFile(file, JSON.stringify(meeting))
    expect(await operate('meetings', 'create', file)).toBe('研讨会 is announced, with 5 places.')
    await expect(operate('meetings', 'create', file)).rejects.toThrow('already')
    expect(await operate('meetings', 'list')).toContain('5 of 5 left, 0 waiting')
    await writeFile(file, JSON.stringify({ ...meeting, id: 'other', endAt: meeting.startAt }))
    await expect(operate('meetings', 'create', file)).rejects.toThrow('ends before it begins')
    await db().delete(meetings).where(eq(meetings.id, 'announced'))
    await rm(directory, { recursive: true })
  })

  it('checks in by code, once, after which nobody can withdraw', async () => {
    const { data } = await apply(student)
    const code = (await own(student)).application?.code ?? ''
    expect(await operate('meetings', 'applicants', meetingId)).toContain('林小满 (13800000005)')
    expect(await operate('meetings', 'check-in', code.toLowerCase())).toContain('林小满 (同济大学) is let in')
    await expect(operate('meetings', 'check-in', code)).rejects.toThrow('checked in already')
    await expect(operate('meetings', 'check-in', 'NOTHING')).rejects.toThrow('No place has')
    expect((await own(student)).application?.checkedInAt).toBe(start.toISOString())
    expect(await operate('meetings', 'applicants', meetingId)).toMatch(/^there/)
    expect((await giveUp(student, data.id)).code).toBe(codes.notHeld)
  })
})

it('lists the next meetings first, in the requested language, with the caller’s applications', async () => {
  const { data } = await service.request(operations.listMeetings, { query: { language: 'en' } })
  const { seismic, bim, cost, launch } = demo.meetingIds
  const known = data.filter((meeting) => meeting.meetingId !== meetingId)
  expect(known.map((meeting) => [meeting.meetingId, meeting.state])).toEqual([
    [cost, 'open'],
    [bim, 'full'],
    [seismic, 'open'],
    [launch, 'over'],
  ])
  expect(known[0]?.meetingName).toBe('Cost estimating in the cloud: an open class')
  const mine = await service.request(operations.listOwnMeetings, {}, { as: { userId: student } })
  expect(mine.data.map((application) => application.meetingId).toSorted()).toEqual([bim, launch])
})
