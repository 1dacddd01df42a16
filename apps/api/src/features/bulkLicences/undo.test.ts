import { bulkLicencesErrors as codes } from '@atrium/contracts/bulkLicences/contract'
import { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { purge } from '../../purge'
import { bulkChangeLines, bulkChanges, devices, grants, licenceRequests, messages } from '../../tables'
import { companyId, intruder, lead } from '../authorisation/testCompany'
import { undoMilliseconds } from '../seats'
import { type BulkFirm, openBulkFirm } from './testing/openBulkFirm'

let firm: BulkFirm
const db = () => firm.database.connection

beforeEach(async () => {
  firm = await openBulkFirm()
  await firm.addMembers('tall', 'ann', 'ben', 'cid')
  await firm.addProduct('draw', { seats: { top: 2, tall: 1 } })
})
afterEach(() => firm.close())

/** All stored data of the licences. */
const licences = async () => ({
  grants: await db().select().from(grants).orderBy(asc(grants.id)),
  devices: await db().select().from(devices).orderBy(asc(devices.grantId)),
})

async function activateAll() {
  const rows = await db().select().from(grants)
  await db()
    .insert(devices)
    .values(
      rows.map(({ id: grantId }) => ({
        companyId,
        grantId,
        mid: `machine of ${grantId}`,
        registeredAt: firm.clock.now(),
        status: 'active' as const,
      })),
    )
}

it('restores cancelled licences unchanged, with their devices, within ten minutes of the end', async () => {
  await firm.grant('draw', 'ann', 'ben')
  await activateAll()
  const before = await licences()
  const changeId = await firm.start({ kind: 'cancel', userIds: ['ann', 'ben'] })
  expect(await firm.undo(changeId)).toMatchObject({ code: codes.stillRunning })
  await firm.finish()
  expect((await licences()).grants).toEqual([])
  firm.clock.advance(undoMilliseconds - 1)
  await purge(firm.ports)
  expect(await firm.undo(changeId)).toMatchObject({ data: true })
  // The undo began in time, so its end may come later.
  firm.clock.advance(60_000)
  await purge(firm.ports)
  await firm.finish()
  expect(await licences()).toEqual(before)
  expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 2, granted: 2 })
  expect(await firm.changeOf(changeId)).toMatchObject({
    state: 'undone',
    done: 0,
    undone: 2,
    undoUntil: null,
  })
  const told = await db().select().from(messages).where(eq(messages.userId, 'ann'))
  expect(told.map(({ titleEn }) => titleEn)).toContain('Licence restored')
  expect(await firm.undo(changeId)).toMatchObject({ data: true })
})

it('takes granted licences back and reopens the requests that they closed', async () => {
  const ask = { body: { enterPriseId: companyId, mainId: 'draw', reason: '项目需要' } }
  await firm.request(licenceRequestsOperations.requestLicence, ask, {
    as: { userId: 'ann' },
    company: companyId,
  })
  const changeId = await firm.start({ userIds: ['ann', 'ben'] })
  await firm.finish()
  const stateOf = async () => (await db().select().from(licenceRequests))[0]?.state
  expect(await stateOf()).toBe('granted')
  const { undoUntil } = await firm.changeOf(changeId)
  expect(undoUntil).toBe(new Date(firm.clock.now().getTime() + undoMilliseconds).toISOString())
  await firm.undo(changeId)
  await firm.finish()
  expect(await stateOf()).toBe('waiting')
  expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 0, granted: 0 })
})

it('closes and reopens only the requests of members who got the seat', async () => {
  await firm.addProduct('full', { seats: { top: 1 } })
  for (const mainId of ['draw', 'full'])
    await firm.request(
      licenceRequestsOperations.requestLicence,
      { body: { enterPriseId: companyId, mainId, reason: '项目需要' } },
      { as: { userId: 'ben' }, company: companyId },
    )
  await firm.start({ userIds: ['ann', 'ben'], mainIds: ['draw', 'full'] })
  await firm.finish()
  const rows = await db().select().from(licenceRequests).orderBy(asc(licenceRequests.mainId))
  expect(rows.map(({ mainId, state }) => [mainId, state])).toEqual([
    ['draw', 'granted'],
    ['full', 'waiting'],
  ])
})

it('says why a line can’t be undone, and undoes the others', async () => {
  const granted = await firm.start({ userIds: ['ann', 'ben'] })
  await firm.finish()
  await firm.cancel('draw', 'ben')
  await firm.undo(granted)
  await firm.finish()
  expect(await firm.linesOf(granted)).toEqual([
    ['ann', 'draw', 'undone'],
    ['ben', 'draw', 'notGranted'],
  ])
  expect(await firm.changeOf(granted)).toMatchObject({
    state: 'undone',
    done: 1,
    undone: 1,
    reasons: [{ reason: 'notGranted', count: 1 }],
  })

  await firm.grant('draw', 'ann', 'ben')
  const seats = await firm.seatsOf('draw')
  const [inTall, inTop] = seats.ann === 'tall' ? ['ann', 'ben'] : ['ben', 'ann']
  const cancelled = await firm.start({ kind: 'cancel', userIds: ['ann', 'ben'] })
  await firm.finish()
  await firm.grant('draw', 'cid')
  await firm.grant('draw', inTop)
  await firm.undo(cancelled)
  await firm.finish()
  const results = new Map((await firm.linesOf(cancelled)).map(([userId, , result]) => [userId, result]))
  expect(results.get(inTop)).toBe('heldAgain')
  // Somebody else has the seat of their own department.
  expect(results.get(inTall)).toBe('noSeats')
})

it('is refused after ten minutes, to a stranger, and to an administrator of limited scope', async () => {
  const changeId = await firm.start({ userIds: ['ann'] })
  await firm.finish()
  expect(await firm.undo(changeId, lead)).toMatchObject({ status: 404 })
  expect(await firm.undo(changeId, intruder)).toMatchObject({ succeeded: false })
  firm.clock.advance(undoMilliseconds)
  expect(await firm.changeOf(changeId)).toMatchObject({ undoUntil: null })
  expect(await firm.undo(changeId)).toMatchObject({ code: codes.tooLateToUndo })
  expect(await firm.countSeats('draw')).toMatchObject({ granted: 1 })
})

it('after a retry, leaves alone what an earlier try did long ago', async () => {
  await firm.addMembers('tall', 'dan')
  const changeId = await firm.start({ userIds: ['ann', 'ben', 'cid', 'dan'] })
  await firm.finish()
  firm.clock.advance(undoMilliseconds + 1)
  await firm.cancel('draw', 'ben')
  await firm.retry(changeId)
  await firm.finish()
  expect(await firm.changeOf(changeId)).toMatchObject({ done: 4, failed: 0 })
  await firm.undo(changeId)
  await firm.finish()
  expect((await firm.linesOf(changeId)).map(([, , result]) => result)).toEqual([
    ...['tooLateToUndo', 'tooLateToUndo', 'tooLateToUndo', 'undone'],
  ])
})

it('keeps the deadline of what was done when a retry does nothing, and gives that of the retry to the rest', async () => {
  await firm.addMembers('tall', 'dan')
  const changeId = await firm.start({ userIds: ['ann', 'ben', 'cid', 'dan'] })
  await firm.finish()
  const { undoUntil } = await firm.changeOf(changeId)
  firm.clock.advance(undoMilliseconds / 2)
  await firm.retry(changeId)
  await firm.finish()
  expect(await firm.changeOf(changeId)).toMatchObject({ undoUntil, undoableCount: 3, failed: 1 })

  await firm.cancel('draw', 'ben')
  await firm.retry(changeId)
  await firm.finish()
  expect(await firm.changeOf(changeId)).toMatchObject({ undoableCount: 4 })
  firm.clock.advance(undoMilliseconds / 2)
  expect(await firm.changeOf(changeId)).toMatchObject({ undoableCount: 1, done: 4 })
  await firm.undo(changeId)
  await firm.finish()
  expect((await firm.linesOf(changeId)).map(([, , result]) => result)).toEqual([
    ...['tooLateToUndo', 'tooLateToUndo', 'tooLateToUndo', 'undone'],
  ])
})

it('finishes a change whose lines were done or skipped, with nothing to retry', async () => {
  await firm.grant('draw', 'ann')
  const changeId = await firm.start({ userIds: ['ann', 'ben'] })
  await firm.finish()
  expect(await firm.changeOf(changeId)).toMatchObject({
    ...{ state: 'done', done: 1, skipped: 1, failed: 0 },
    reasons: [{ reason: 'alreadyGranted', count: 1 }],
  })
  expect(await firm.retry(changeId)).toMatchObject({ code: codes.nothingFailed })
})

it('removes changes with their lines after 90 days', async () => {
  await firm.start({ userIds: ['ann'] })
  await firm.finish()
  firm.clock.advance(90 * 86_400_000)
  await purge(firm.ports)
  expect(await db().$count(bulkChanges)).toBe(1)
  firm.clock.advance(1)
  await purge(firm.ports)
  expect([await db().$count(bulkChanges), await db().$count(bulkChangeLines)]).toEqual([0, 0])
})
