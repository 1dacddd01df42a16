import type { overviewOperations } from '@atrium/contracts/company/overview/policy'
import { and, eq, sql } from 'drizzle-orm'
import { maskedMobile } from '../../platform/people/maskedMobile'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { companies, memberships } from '../organisation/tables'
import { contactsOf } from './contactsOf'
import { applicationsFor, invitationsFor } from './invitedFor'
import { licencesOf } from './licencesOf'
import { ordersFor } from './ordersFor'
import { requestsFor } from './requestsFor'
import { scopesOf } from './scopesOf'
import { seatsFor } from './seatsFor'
import { tasksOf } from './tasksOf'
import { termOf } from './termOf'

/** What the home needs, asked of the database by one statement. */
export async function getOverview(call: Call<typeof overviewOperations.getOverview>) {
  const { db, company, person, language, now } = call
  const scopes = await scopesOf(call)
  const [found] = await db
    .select({
      certificationStatus: companies.certificationStatus,
      name: sql<string>`(${db
        .select({ name: memberships.name })
        .from(memberships)
        .where(and(eq(memberships.companyId, company.companyId), eq(memberships.userId, person.userId)))})`,
      products: seatsFor(db, scopes.authorisation),
      orders: ordersFor(db, { kind: 'company', companyId: scopes.orders?.companyId ?? '' }, now),
      applications: applicationsFor(db, scopes.invitations),
      requests: requestsFor(db, scopes.authorisation),
      invitations: invitationsFor(db, scopes.invitations, now),
      licences: licencesOf(db, company.companyId, person.userId),
      contacts: contactsOf(db, company.companyId, person.userId),
    })
    .from(companies)
    .where(eq(companies.id, company.companyId))
  if (!found) throw new Error('The company of a checked membership is gone.')
  const nameOf = await productNames(db, language)
  const named = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, name: nameOf(row.name) }))
  const [products, orders, licences] = [named(found.products), named(found.orders), named(found.licences)]
  return {
    now: now.toISOString(),
    name: found.name,
    tasks: tasksOf({ ...found, products, orders, mayCertify: scopes.company !== undefined }, now),
    seats: products.map((product) => {
      const { mainId, batchOf, name, total, used, passedOn } = product
      return { mainId, batchOf, name, total, used, passedOn, ...termOf(product, now) }
    }),
    licences: licences.map((licence) => {
      const { subId, mainId, name, drawing, devices } = licence
      const grantedAt = new Date(licence.grantedAt).toISOString()
      return { subId, mainId, name, drawing, devices, grantedAt, ...termOf(licence, now) }
    }),
    contacts: found.contacts.map((contact) => ({ ...contact, phone: maskedMobile(contact.phone) })),
  }
}
