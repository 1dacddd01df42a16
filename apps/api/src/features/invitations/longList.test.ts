import { invitationsOperations as operations } from '@atrium/contracts/invitations/policy'
import { expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { invitations, outbox } from '../../tables'
import { serveAcme } from '../departments/testing/serveAcme'
import { filledTemplate } from './testing/filledTemplate'

const service = serveAcme()
const by = { as: { userId: 'sonia' }, company: 'acme' }

const lines = 5000
const badEvery = 25
const phoneOf = (n: number) => String(13_000_000_000 + n)

/** Every 25th line is bad, each time for another reason. */
function line(n: number): string[] {
  if (n % badEvery !== 0) return [phoneOf(n), '白露', '设计部']
  const kinds = [
    ['', '白露', ''],
    ['1380000', '白露', ''],
    [phoneOf(n), '一二三四五六七八九十一', ''],
    [phoneOf(n), '', ''],
    [phoneOf(n + 1), '白露', ''],
    [phoneOf(n), '白露', '没有这个部门'],
    ['13900000004', '白露', ''],
  ]
  return kinds[(n / badEvery) % kinds.length] ?? []
}

it('of 5,000 rows with 200 bad ones, all 200 are reported with their number, and the rest is sent', async () => {
  const file = await filledTemplate(Array.from({ length: lines }, (_, n) => line(n)))
  const read = await service().request(
    operations.readInvitationList,
    { body: { enterPriseId: 'acme', file } },
    by,
  )
  expect(read.data.list).toHaveLength(lines)
  // A bad line may use the phone of the line after it, which is then reported as a duplicate.
  const bad = read.data.list.filter(({ problems }) => problems.length > 0)
  expect(bad).toHaveLength(lines / badEvery)
  expect(new Set(bad.flatMap(({ problems }) => problems))).toEqual(
    new Set([
      'phoneMissing',
      'phoneInvalid',
      'nameTooLong',
      'nameMissing',
      'duplicate',
      'departmentUnknown',
      'alreadyMember',
    ]),
  )
  expect(await service().database.connection.$count(outbox)).toBe(0)

  await runCommand(service().ports, operatorProgram, {
    words: ['invitations', 'budget', 'acme', '5000'],
    user: 'vendor',
  })
  const good = read.data.list.flatMap(({ problems, ...user }) => (problems.length === 0 ? user : []))
  for (let start = 0; start < good.length; start += 500) {
    const sent = await service().request(
      operations.inviteByMessage,
      { body: { enterPriseId: 'acme', batchId: 'long', users: good.slice(start, start + 500) } },
      by,
    )
    expect(sent.data.every((row) => row.sent)).toBe(true)
  }
  expect(await service().database.connection.$count(invitations)).toBe(lines - bad.length)
  expect(await service().database.connection.$count(outbox)).toBe(lines - bad.length)
})
