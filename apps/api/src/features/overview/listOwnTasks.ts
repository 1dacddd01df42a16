import { accountRefusals } from '@atrium/contracts/account/refusals'
import type { ownTasksOperations } from '@atrium/contracts/backlog/tasks/policy'
import { eq, exists, sql } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { ownLicences } from '../ownProducts'
import { profiles } from '../profile/tables'
import { confirmedOf } from '../secondStep'
import { companiesOf } from './companiesOf'
import { licencesToRenew } from './licencesToRenew'
import { ordersFor } from './ordersFor'
import { ownTasksOf } from './ownTasksOf'
import { unreadOf } from './unreadOf'

/** Everything in one statement. */
export async function listOwnTasks({
  db,
  person,
  language,
  now,
}: Call<typeof ownTasksOperations.listOwnTasks>) {
  const own = ownLicences(db, person.userId)
  const [found] = await db
    .with(own)
    .select({
      user: users,
      profile: profiles,
      hasSecondStep: sql<boolean>`${exists(confirmedOf(db, users.id))}`,
      companies: companiesOf(db, person.userId),
      orders: ordersFor(db, { kind: 'person', userId: person.userId }, now),
      licences: licencesToRenew(db, own, now),
      unread: unreadOf(db, person.userId),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, person.userId))
  if (!found) throw new Refusal(accountRefusals.missing)
  const nameOf = await productNames(db, language)
  const named = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, name: nameOf(row.name) }))
  return ownTasksOf({ ...found, orders: named(found.orders), licences: named(found.licences) }, now)
}
