import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, ne, or } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { pageStatuses } from './tables'

export async function getPageStatus(call: Call<typeof authorisationOperations.getPageStatus>) {
  const { db, person, query } = call
  const [status] = await db
    .select()
    .from(pageStatuses)
    .where(and(eq(pageStatuses.userId, person.userId), eq(pageStatuses.code, query.pageStatusCode)))
  if (!status) throw new Refusal(authorisationRefusals.noPageStatus)
  return { pageStatusCode: status.code, pageStatusName: status.name, dataValue: status.value }
}

export async function updatePageStatus(call: Call<typeof authorisationOperations.updatePageStatus>) {
  const { db, person, body } = call
  const choice = { name: body.pageStatusName, value: body.dataValue }
  const saved = await db
    .insert(pageStatuses)
    .values({ userId: person.userId, code: body.pageStatusCode, ...choice })
    .onConflictDoUpdate({
      target: [pageStatuses.userId, pageStatuses.code],
      set: choice,
      setWhere: or(ne(pageStatuses.name, choice.name), ne(pageStatuses.value, choice.value)),
    })
    .returning({ code: pageStatuses.code })
  if (saved.length > 0) call.audit({ code: body.pageStatusCode, after: { value: body.dataValue } })
  else call.unchanged()
  return true as const
}
