import { effectOf } from '@atrium/contracts/wire/contract'
import { staffReasonHeader } from '@atrium/contracts/wire/headers'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { staffRoles } from '@atrium/contracts/wire/staffRoles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { allContracts } from '../../contracts'
import { deskContracts } from '../../deskContracts'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { createTestService, type TestService } from '../../testing/createTestService'
import type { Sender } from '../../testing/RequestOptions'

const operations: readonly ServedOperation[] = Object.values(deskContracts).flatMap((room) =>
  Object.values<ServedOperation>(room),
)
const ofStaff = operations.filter(({ access }) => access === 'staff')

let service: TestService
beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

/** Arguments that name nothing real, so that nothing changes where the call is let in. */
const nothingFor = ({ body }: ServedOperation) =>
  ({ params: new Proxy({}, { get: () => 'nothing' }), ...(body && { body: {} }) }) as never

const refusedAs = async (operation: ServedOperation, as: Sender | undefined) => {
  const { status } = await service.request(operation, nothingFor(operation), {
    ...(as && { as }),
    headers: { [staffReasonHeader]: 'matrix' },
  })
  return status
}

const everybody = [
  ['nobody', undefined, 401],
  ['a super administrator', { userId: demo.userIds.superAdministrator }, 403],
  ['an ordinary member', { userId: demo.userIds.member }, 403],
  ['somebody at the desk without a role', { userId: demo.userIds.member, staff: [] }, 403],
] as const

describe.each(ofStaff.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
  it.each(everybody)('refuses %s', async (_, as, status) => {
    expect(await refusedAs(operation, as)).toBe(status)
  })

  it.each(staffRoles)('is open for the role %s if the policy says so', async (role) => {
    const status = await refusedAs(operation, { userId: demo.userIds.member, staff: [role] })
    const isOpen = operation.staff === undefined || operation.staff.includes(role)
    if (isOpen) expect(status).not.toBe(403)
    else expect(status).toBe(403)
  })
})

describe('a change at the desk', () => {
  const changes = ofStaff.filter(
    (operation) => effectOf(operation) === 'writes' && operation.reason !== 'optional',
  )

  it.each(changes.map((operation) => [operation.name, operation] as const))(
    '%s needs a reason',
    async (_, operation) => {
      const as = { userId: demo.userIds.member, staff: operation.staff ?? staffRoles }
      const { status, envelope } = await service.request(operation, nothingFor(operation), { as })
      expect(status).toBe(400)
      expect(envelope).toMatchObject({ issues: [{ path: `header.${staffReasonHeader}` }] })
    },
  )
})

describe('a session at the desk', () => {
  const closed = Object.values(allContracts)
    .flatMap((contract) => Object.values<ServedOperation>(contract))
    .filter(({ access, desk }) => access !== 'public' && desk === undefined)

  it('reaches no operation outside of the desk', async () => {
    expect(closed.length).toBeGreaterThan(250)
    for (const operation of closed) {
      const as = { userId: demo.userIds.superAdministrator, staff: staffRoles }
      const { status } = await service.request(operation, nothingFor(operation), {
        as,
        company: demo.companyId,
      })
      expect(status, operation.name).toBe(403)
    }
  })
})

describe('the operator’s commands', () => {
  const commands = new Set(operatorProgram.commands.map(({ name }) => name))
  /** About the person at the desk. A terminal knows no people, so nobody asks or confirms there. */
  const personal = ['enterDesk', 'getDesk', 'claimCase', 'listRequests', 'confirmRequest', 'declineRequest']

  it('do what each operation of the desk does', () => {
    const without = operations.filter(({ command }) => command === undefined || !commands.has(command))
    expect(without.map(({ name }) => name).toSorted()).toEqual(personal.toSorted())
  })
})
