import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { boss, companyId as enterPriseId, lead } from '../authorisation/testCompany'
import { openRuleFirm, type RuleFirm } from './testing/openRuleFirm'

let firm: RuleFirm

beforeEach(async () => {
  firm = await openRuleFirm()
  await firm.addMembers('design', 'ada')
})
afterEach(() => firm.close())

it('lists name the rule behind a licence', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.addRule({ name: '设计软件' })
  await firm.settle()
  const query = { mainId: 'draw', pageIndex: 1, pageSize: 10 }
  const holders = await firm.request(authorisationOperations.listGrantedUsers, { query }, boss)
  expect(holders.data.list.find(({ userId }) => userId === 'ada')).toMatchObject({
    source: 'rule',
    sourceName: '设计软件',
  })
  const own = { enterPriseId, grantUserId: 'ada' }
  const licences = await firm.request(authorisationOperations.listMemberLicences, { query: own }, boss)
  expect(licences.data).toMatchObject([{ source: 'rule', sourceName: '设计软件' }])
})

it('members see their place among those who wait', async () => {
  await firm.addProduct('draw', { seats: { top: 1 } })
  await firm.addProduct('cost', { seats: { top: 1 } })
  await firm.addRule()
  await firm.settle()
  expect(await firm.waitingFor('draw')).toEqual(['lead'])
  const query = { enterPriseId }
  const { data } = await firm.request(licenceRequestsOperations.listOwnLicences, { query }, lead)
  expect(data.products).toMatchObject([
    { mainId: 'cost', waiting: null },
    { mainId: 'draw', waiting: { position: 1, since: expect.any(String) } },
  ])
})
