import { authorisationErrors } from '@atrium/contracts/authorisation/contract'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentErrors } from '@atrium/contracts/departments/errorCodes'
import { handoverOperations } from '@atrium/contracts/departments/handover/policy'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { memberships } from '../../tables'
import { meanwhile } from '../../testing/hostile/meanwhile'
import { readAcme, soundSeats } from './testing/readAcme'
import { serveAcme } from './testing/serveAcme'

/** Races between two people. PGlite runs the transactions one after another; PostgreSQL runs them concurrently. */

const rounds = 8
const service = serveAcme()

const by = (userId: string) => ({ as: { userId }, company: 'acme' })
const move = (to: string, userIds: string[]) =>
  service().request(
    departmentChangesOperations.moveMembers,
    { body: { enterPriseId: 'acme', editEnterpriseDepartmentId: to, userIds } },
    by('sonia'),
  )
const remove = (enterpriseDepartmentId: string) =>
  service().request(
    departmentChangesOperations.deleteDepartment,
    { query: { enterpriseId: 'acme', enterpriseDepartmentId } },
    by('sonia'),
  )
const add = (parentId: string, departmentName: string, level: number, userId = 'sonia') =>
  service().request(
    departmentChangesOperations.addDepartment,
    { body: { enterpriseId: 'acme', parentId, departmentName, level } },
    by(userId),
  )
const inEitherOrder = <A, B>(round: number, first: () => Promise<A>, second: () => Promise<B>) =>
  round % 2 === 0
    ? Promise.all([first(), second()])
    : Promise.all([second(), first()]).then(([b, a]) => [a, b] as const)

it('of many simultaneous additions of one name, one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => add('design', '新室', 3, turn % 2 ? 'dora' : 'sonia')),
  )
  const codes = answers.map((answer) => answer.code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === departmentErrors.nameTaken)).toHaveLength(9)
})

it('a department that is being deleted gets no child, and one that gets a child is not deleted', async () => {
  for (let round = 0; round < rounds; round++) {
    const parent = (await add('sales', `片区${round}`, 3)).data.enterpriseDepartmentId
    const [deleted, added] = await inEitherOrder(
      round,
      () => remove(parent),
      () => add(parent, '小组', 4),
    )
    const outcome = [deleted.code, added.code]
    expect([
      [0, 40400],
      [departmentErrors.hasChildren, 0],
    ]).toContainEqual(outcome)
    const { departmentIds } = await readAcme(service().database)
    expect(departmentIds.includes(parent)).toBe(added.code === 0)
  }
})

it('a member who moves into a department that is being deleted ends in its parent, or the call is refused', async () => {
  for (let round = 0; round < rounds; round++) {
    const target = (await add('top', `部门${round}`, 2)).data.enterpriseDepartmentId
    await move('sales', ['cat'])
    const [deleted, moved] = await inEitherOrder(
      round,
      () => remove(target),
      () => move(target, ['cat']),
    )
    expect(deleted.code).toBe(0)
    const acme = await readAcme(service().database)
    expect(acme.departmentOf('cat')).toBe(moved.code === 0 ? 'top' : 'sales')
    expect([0, 40400]).toContain(moved.code)
  }
})

it('of two simultaneous renames, one wins and the other is refused', async () => {
  const rename = (userId: string, departmentName: string) =>
    service().request(
      departmentChangesOperations.editDepartment,
      {
        body: {
          enterpriseId: 'acme',
          enterpriseDepartmentId: 'office',
          parentId: 'design',
          level: 3,
          departmentName,
          formerName: '结构室',
        },
      },
      by(userId),
    )
  const answers = await Promise.all([rename('sonia', '一室'), rename('dora', '二室')])
  expect(answers.map((answer) => answer.code).sort()).toEqual([0, departmentErrors.changedMeanwhile])
  const winner = answers[0].code === 0 ? '一室' : '二室'
  expect((await readAcme(service().database)).nameOf('office')).toBe(winner)
})

it('a licence granted while the member moves is never left behind', async () => {
  const grant = () =>
    service().request(
      authorisationOperations.grantLicences,
      { body: { enterPriseId: 'acme', mainId: 'draw', userIds: ['bob'] } },
      by('sonia'),
    )
  for (let round = 0; round < rounds; round++) {
    const [to, from] = round % 2 === 0 ? ['sales', 'office'] : ['office', 'sales']
    const [moved] = await inEitherOrder(round >> 1, () => move(to, ['bob']), grant)
    expect(moved.code, `from ${from}`).toBe(0)
    expect((await readAcme(service().database)).seats).toEqual(soundSeats)
  }
})

it('a licence is not cancelled when its member leaves the scope first', async () => {
  const { database } = service()
  const cancelled = await meanwhile(
    database,
    'acme',
    (db) =>
      db
        .update(memberships)
        .set({ departmentId: 'sales' })
        .where(and(eq(memberships.companyId, 'acme'), eq(memberships.userId, 'bob'))),
    () =>
      service().request(
        authorisationOperations.cancelMemberLicences,
        { query: { enterPriseId: 'acme' }, body: ['calc-bob'] },
        by('dora'),
      ),
  )
  expect(cancelled.code).toBe(authorisationErrors.notGranted)
  expect((await readAcme(database)).grantIds).toContain('calc-bob')
})

it('members who move both ways and departments that are deleted at once never deadlock', async () => {
  const all = ['ann', 'bob', 'cat', 'tom']
  const answers = await Promise.all([
    ...Array.from({ length: rounds }, (_, turn) =>
      move(turn % 2 ? 'sales' : 'office', turn % 2 ? all : all.toReversed()),
    ),
    remove('l6'),
  ])
  // A later call to the same department finds all of them there.
  for (const { code } of answers) expect([0, departmentErrors.nobodyMoves]).toContain(code)
  expect((await readAcme(service().database)).seats).toEqual(soundSeats)
})

it('a company handed over twice at once has one super administrator, named by the first call', async () => {
  const transfer = (newAdminUserId: string) =>
    service().request(
      handoverOperations.changeAdministrator,
      { body: { enterPriseId: 'acme', newAdminUserId } },
      by('sonia'),
    )
  const answers = await Promise.all([transfer('ann'), transfer('bob')])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403])
  const acme = await readAcme(service().database)
  const named = answers[0].status === 200 ? 'ann' : 'bob'
  expect(acme.roleOf(named)).toBe('superAdministrator')
  expect(acme.roleOf('sonia')).toBe('member')
})
