import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { departments, directories, directoryTokens, memberships } from '../../tables'
import { companyId } from '../authorisation/testCompany'
import { digestOfToken, newDirectoryToken } from '../directories/directoryToken'
import { openRuleFirm, type RuleFirm } from '../licenceRules/testing/openRuleFirm'
import { newGroup, newUser, patch, sendScim, withPhone } from './testDirectory'

let firm: RuleFirm
let token: string
beforeEach(async () => {
  firm = await openRuleFirm()
  await firm.addMembers('design', 'ada')
  await firm.addMembers('cost', 'cleo')
  const db = firm.database.connection
  const now = firm.clock.now()
  const own = { companyId, directoryId: 'directory' }
  token = newDirectoryToken(companyId)
  await db
    .insert(directories)
    .values({ companyId, id: own.directoryId, kind: 'scim', name: 'D', createdAt: now })
  await db.insert(directoryTokens).values({
    ...{ ...own, id: 'token', name: 'T', createdAt: now },
    digest: digestOfToken(firm.ports.keys, token),
    endsAt: new Date(now.getTime() + 86_400_000),
  })
})
afterEach(() => firm.close())

const send = (method: string, path: string, body?: unknown) => sendScim(firm, token, method, path, body)

/** The directory's person for a member. */
async function link(userId: string): Promise<string> {
  const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))
  const [member] = await firm.database.connection.select().from(memberships).where(own)
  const { body } = await send('POST', '/Users', newUser(userId, withPhone(member?.phone ?? '')))
  return body.id
}

it('gives rules what they need about movers, leavers and people who come back', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.addRule()
  await firm.settle()
  expect(await firm.heldOf('draw')).toEqual({ ada: 'top rule', lead: 'top rule' })
  const [ada, cleo] = [await link('ada'), await link('cleo')]

  const [design] = await firm.database.connection
    .select()
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.id, 'design')))
  const group = await send('POST', '/Groups', newGroup(design?.name ?? ''))
  expect(group.body.id).toBe('d.design')
  await send('PATCH', '/Groups/d.design', patch({ op: 'add', path: 'members', value: [{ value: cleo }] }))
  await firm.settle()
  expect(Object.keys(await firm.heldOf('draw')).sort()).toEqual(['ada', 'cleo', 'lead'])

  const set = (active: boolean) =>
    send('PATCH', `/Users/${ada}`, patch({ op: 'replace', path: 'active', value: active }))
  await set(false)
  expect(Object.keys(await firm.heldOf('draw')).sort()).toEqual(['cleo', 'lead'])
  expect(await firm.countSeats('draw')).toMatchObject({ used: 2, granted: 2 })
  await set(true)
  await firm.settle()
  expect(Object.keys(await firm.heldOf('draw')).sort()).toEqual(['ada', 'cleo', 'lead'])

  await send('PATCH', '/Groups/d.design', patch({ op: 'remove', path: `members[value eq "${cleo}"]` }))
  await firm.settle()
  expect(Object.keys(await firm.heldOf('draw')).sort()).toEqual(['ada', 'lead'])
})
