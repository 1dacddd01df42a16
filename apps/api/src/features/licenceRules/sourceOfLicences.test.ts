import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { historyOperations } from '@atrium/contracts/history/policy'
import { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { licenceRulesOperations as calls } from '@atrium/contracts/licenceRules/policy'
import { membersOperations } from '@atrium/contracts/members/policy'
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

it('a member’s drawer and history name the rule, and a deleted one has no link', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.addMembers('cost', 'cleo')
  const ruleId = await firm.addRule({ name: '设计软件' })
  await firm.addRule({ name: '造价', reach: { kind: 'departments', departmentIds: ['cost'] } })
  await firm.settle()
  const licencesOf = async (userId: string) =>
    (await firm.request(membersOperations.getMemberProfile, { params: { userId } }, boss)).data.licences
  expect(await licencesOf('ada')).toMatchObject([
    { source: 'rule', sourceName: '设计软件', ruleId, borrowedUntil: null },
  ])
  const historyOf = async (id: string, as = boss) => {
    const query = { enterPriseId, kind: 'member' as const, id, pageIndex: 1, pageSize: 20 }
    const { data } = await firm.request(historyOperations.listHistory, { query }, as)
    return data.list.map(({ operation, details }) => [operation, details])
  }
  // One row of the service is about both members; each history names only the member's own rule.
  const settled = (name: string) => ['settleLicenceRules', [{ kind: 'rule', count: 1, list: [name] }]]
  expect(await historyOf('ada')).toContainEqual(settled('设计软件'))
  expect(await historyOf('cleo')).toContainEqual(settled('造价'))
  await firm.request(calls.deleteLicenceRule, { body: { enterPriseId, ruleId, seats: 'keep' } }, boss)
  await firm.settle()
  expect(await licencesOf('ada')).toMatchObject([{ source: 'manual', sourceName: null, ruleId: null }])
  expect(await historyOf('ada')).toContainEqual(settled('设计软件'))
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
