import type { overviewOperations } from '@atrium/contracts/company/overview/policy'
import type { Permission } from '@atrium/contracts/wire/permissions'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { maskedMobile } from '../../platform/people/maskedMobile'
import type { Call, CompanyCall } from '../../ports/Call'
import { membersInScope } from '../authorisation'
import { productNames } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { companyScope, looksAfterMember, overseer } from '../organisation'
import { companies, memberships } from '../organisation/tables'
import { devices, grants, licenceRequests, products } from '../seats/tables'
import { applicationsFor, type FirstRow, invitationsFor } from './invitedFor'
import { ordersFor, type Term, termColumns, termOf } from './ordersFor'
import { seatsFor } from './seatsFor'
import { tasksOf } from './tasksOf'

/** Everything for the home, in one statement. */
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
      products: seatsFor(db, scopes.authorisation, now),
      orders: ordersFor(db, { kind: 'company', companyId: scopes.orders?.companyId ?? '' }, now),
      applications: applicationsFor(db, scopes.invitations),
      requests: requestsFor(db, scopes.authorisation),
      invitations: invitationsFor(db, scopes.invitations, now),
      licences: licencesOf(db, company.companyId, person.userId),
      contacts: contactsOf(db, company.companyId, person.userId),
    })
    .from(companies)
    .where(eq(companies.id, company.companyId))
  if (!found) throw new Error('The company of a checked membership was not found.')
  const nameOf = await productNames(db, language)
  const named = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, name: nameOf(row.name) }))
  const [products, orders, licences] = [named(found.products), named(found.orders), named(found.licences)]
  return {
    now: now.toISOString(),
    name: found.name,
    tasks: tasksOf(
      {
        ...found,
        products,
        orders,
        mayCertify: scopes.company !== undefined,
        maySeeOrders: scopes.orders !== undefined,
      },
      now,
    ),
    seats: products.map((product) => {
      const { mainId, batchOf, name, total, used, passedOn, earlierEnd } = product
      return { mainId, batchOf, name, total, used, passedOn, earlierEnd, ...termOf(product, now) }
    }),
    licences: licences.map((licence) => {
      const { subId, mainId, name, drawing, devices } = licence
      const grantedAt = new Date(licence.grantedAt).toISOString()
      return { subId, mainId, name, drawing, devices, grantedAt, ...termOf(licence, now) }
    }),
    contacts: found.contacts.map((contact) => ({ ...contact, phone: maskedMobile(contact.phone) })),
  }
}

const needs = ['authorisation', 'orders', 'invitations', 'company'] as const satisfies readonly Permission[]

/** The person's scope for each area of the home; undefined: no access. */
type Scopes = Readonly<Record<(typeof needs)[number], CompanyScope | undefined>>

async function scopesOf({ db, person, company }: CompanyCall): Promise<Scopes> {
  const scopes = await Promise.all(needs.map((permission) => scopeFor(permission)))
  const [authorisation, orders, invitations, certifying] = scopes
  return { authorisation, orders, invitations, company: certifying }

  async function scopeFor(permission: Permission) {
    if (company.role === 'member') return undefined
    if (company.role === 'superAdministrator') return company
    return companyScope(db, person, company.companyId, { role: 'administrator', permissions: [permission] })
  }
}

interface ContactRow {
  readonly name: string
  readonly role: 'superAdministrator' | 'administrator'
  /** Unmasked. */
  readonly phone: string
}

const most = 5

/** People who may grant licences to a member: the super administrator first, then the department's administrators. */
const contactsOf = (db: Connection, companyId: string, userId: string) =>
  rowsOf<ContactRow>(
    db
      .select(columns({ name: overseer.name, role: overseer.role, phone: overseer.phone }))
      .from(overseer)
      .where(looksAfterMember(db, companyId, userId, 'authorisation'))
      .orderBy(sql`${overseer.role} = 'superAdministrator' desc`, asc(overseer.joinedAt))
      .limit(most),
  )

/** The oldest pending licence request, and the number of them; none without a scope. */
const requestsFor = (db: Connection, scope: CompanyScope | undefined) =>
  rowsOf<FirstRow>(
    db
      .select(
        columns({ name: memberships.name, at: licenceRequests.appliedAt, count: sql`count(*) over ()` }),
      )
      .from(licenceRequests)
      .innerJoin(
        memberships,
        and(
          eq(memberships.companyId, licenceRequests.companyId),
          eq(memberships.userId, licenceRequests.userId),
        ),
      )
      .where(
        scope
          ? and(
              ...[eq(licenceRequests.companyId, scope.companyId), eq(licenceRequests.state, 'waiting')],
              membersInScope(db, scope),
            )
          : sql`false`,
      )
      .orderBy(asc(licenceRequests.appliedAt))
      .limit(1),
  )

interface LicenceRow extends Term {
  readonly subId: string
  readonly mainId: string
  readonly name: string
  /** Null: not in the catalogue. */
  readonly drawing: (typeof catalogueProducts.$inferSelect)['drawing'] | null
  readonly grantedAt: string
  /** Devices on which it was activated, as in every list. */
  readonly devices: number
}

/** A member's valid licences, by earliest end. */
const licencesOf = (db: Connection, companyId: string, userId: string) =>
  rowsOf<LicenceRow>(
    db
      .select(
        columns({
          subId: grants.id,
          mainId: products.mainId,
          name: products.name,
          drawing: catalogueProducts.drawing,
          ...termColumns,
          grantedAt: grants.grantedAt,
          devices: sql`(${db.$count(devices, and(eq(devices.companyId, grants.companyId), eq(devices.grantId, grants.id)))})`,
        }),
      )
      .from(grants)
      .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
      .leftJoin(
        catalogueProducts,
        eq(catalogueProducts.licenceId, sql`coalesce(${products.batchOf}, ${products.mainId})`),
      )
      .where(and(eq(grants.companyId, companyId), eq(grants.userId, userId)))
      .orderBy(sql`${products.endAt} asc nulls last`, asc(products.name)),
  )
