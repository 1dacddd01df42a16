import { authorisationOperations as licences } from '@atrium/contracts/authorisation/policy'
import { licenceRequestsOperations as requests } from '@atrium/contracts/licenceRequests/policy'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { boss, companyId as enterPriseId } from '../authorisation/testCompany'
import { keptForUndoMilliseconds } from '../seats'
import { openRuleFirm, type RuleFirm } from './testing/openRuleFirm'

let firm: RuleFirm

/** `ada` has the only seat, and `ben` waits for it. */
beforeEach(async () => {
  firm = await openRuleFirm()
  await firm.addMembers('design', 'ada')
  await firm.addProduct('draw', { seats: { design: 1 } })
  await firm.grant('draw', 'ada')
  await firm.addMembers('tall', 'ben', 'cleo')
  await firm.addRule({
    reach: { kind: 'departments', departmentIds: ['tall'] },
    exceptedUserIds: ['cleo'],
  })
  await firm.settle()
  expect(await firm.waitingFor('draw')).toEqual(['ben'])
})
afterEach(() => firm.close())

const restore = () =>
  firm.request(
    licences.restoreLicences,
    { body: { enterPriseId, mainIds: ['draw'], userIds: ['ada'] } },
    boss,
  )

it('keeps a seat that was taken back by hand as long as that can be undone', async () => {
  await firm.cancel('draw', 'ada')
  await firm.settle()
  expect(await firm.heldOf('draw')).toEqual({})
  expect((await restore()).succeeded).toBe(true)
  await firm.settle()
  expect(await firm.heldOf('draw')).toEqual({ ada: 'design manual' })
  expect(await firm.waitingFor('draw')).toEqual(['ben'])
})

it('gives it to the first one who waits when the time is over', async () => {
  await firm.cancel('draw', 'ada')
  firm.clock.advance(keptForUndoMilliseconds - 1)
  await firm.settle()
  expect(await firm.waitingFor('draw')).toEqual(['ben'])
  firm.clock.advance(1)
  await firm.settle()
  expect(await firm.heldOf('draw')).toEqual({ ben: 'design rule' })
  expect((await restore()).succeeded).toBe(false)
})

it('lets an administrator give it to somebody, and then says that it can’t be undone', async () => {
  await firm.cancel('draw', 'ada')
  await firm.grant('draw', 'cleo')
  expect((await restore()).succeeded).toBe(false)
  await firm.settle()
  expect(await firm.heldOf('draw')).toEqual({ cleo: 'design manual' })
})

it('isn’t given by an automatic approval either', async () => {
  const body = { enterPriseId, mainId: 'draw', isAutomatic: true }
  await firm.request(requests.setAutoApproval, { body }, boss)
  await firm.cancel('draw', 'ada')
  const asked = await firm.request(
    requests.requestLicence,
    { body: { enterPriseId, mainId: 'draw', reason: '项目需要' } },
    { as: { userId: 'cleo' }, company: enterPriseId },
  )
  expect(asked.data).toMatchObject({ state: 'approved', position: 2 })
  expect((await restore()).succeeded).toBe(true)
})
