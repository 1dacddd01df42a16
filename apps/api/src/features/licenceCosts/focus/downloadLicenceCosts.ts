import { mostRows } from '@atrium/contracts/licenceCosts/contract'
import type { licenceCostsOperations } from '@atrium/contracts/licenceCosts/policy'
import { licenceCostsRefusals } from '@atrium/contracts/licenceCosts/refusals'
import { and, asc, eq, sql } from 'drizzle-orm'
import { csvText } from '../../../platform/csv/csvText'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { departmentIdsOf, findCompanyName } from '../../organisation'
import { departments } from '../../organisation/tables'
import { dayOf } from '../../use'
import type { Charge } from '../costLines'
import { type CostScope, findCostScope } from '../costScope'
import { monthOf } from '../months'
import { type SeatKind, seatDaysOf, splitCosts } from '../splitCosts'
import { type DepartmentPart, focusColumns, purchaseRow, usageRowsOf } from './focusColumns'

type DownloadCall = Call<typeof licenceCostsOperations.downloadLicenceCosts>
const rowsAtOnce = 500

type Rows = readonly Readonly<Record<(typeof focusColumns)[number], string | null>>[]

/**
 * The file as a stream: one statement for each charge, when its turn comes, so that a slow client holds neither a
 * connection nor the whole file.
 */
export async function downloadLicenceCosts(call: DownloadCall) {
  const { db, company, query } = call
  const scope = await findCostScope(call, query)
  const account = {
    companyId: company.companyId,
    companyName: await findCompanyName(db, company.companyId),
  }
  const purchases = scope.isWhole ? purchasesOf(scope) : []
  if (purchases.length + (await countParts(call, scope)) > mostRows)
    throw new Refusal(licenceCostsRefusals.tooManyRows)
  const placeOf = await readPlaces(call)
  async function* chunks(): AsyncGenerator<Rows> {
    yield purchases.map(({ line, month }) => purchaseRow(account, line, month))
    for (const charge of scope.charges) {
      const parts = await readParts(call, scope, charge)
      const rowOf = usageRowsOf(account, charge)
      // Others have their turn in between.
      for (let from = 0; from < parts.length; from += rowsAtOnce)
        yield parts
          .slice(from, from + rowsAtOnce)
          .map(({ departmentId, ...part }) =>
            rowOf({ ...part, ...placeOf(departmentId), costsBy: query.costsBy }),
          )
    }
  }
  return {
    name: `licence-costs-focus-1.2-${query.fromMonth}-${query.untilMonth}.csv`,
    type: 'text/csv;charset=utf-8',
    content: streamOf(chunks()),
  }
}

/** Payments within the months, delivered or not. */
function purchasesOf({ lines, months }: CostScope) {
  const isAsked = new Set(months)
  return lines.flatMap((line) => {
    const month = monthOf(dayOf(line.paidAt))
    return isAsked.has(month) ? [{ line, month }] : []
  })
}

function streamOf(chunks: AsyncGenerator<Rows>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const asCells = (rows: Rows) => rows.map((row) => focusColumns.map((name) => row[name]))
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(csvText([[...focusColumns]], { quoted: 'required' })))
    },
    async pull(controller) {
      for (;;) {
        const { value: rows, done } = await chunks.next()
        if (done) {
          controller.enqueue(encoder.encode('\r\n'))
          return controller.close()
        }
        if (rows.length === 0) continue
        const text = csvText(asCells(rows), { quoted: 'required', isStart: false })
        return controller.enqueue(encoder.encode(`\r\n${text}`))
      }
    },
    cancel: () => chunks.return(undefined).then(() => undefined),
  })
}

const ofCost = (companyId: string) =>
  and(eq(departments.companyId, companyId), sql`${departments.id} = cost.department_id`)

/** At least as many as the rows; a department whose part is no fen has none. */
async function countParts({ db, company, query }: DownloadCall, scope: CostScope): Promise<number> {
  const { charges, within } = scope
  if (charges.length === 0) return 0
  const { companyId } = company
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`${seatDaysOf({ companyId, charges, costsBy: query.costsBy })} cost`)
    .leftJoin(departments, ofCost(companyId))
    .where(within)
  return row?.count ?? 0
}

const readParts = ({ db, company, query }: DownloadCall, { within }: CostScope, charge: Charge) =>
  db
    .select({
      departmentId: sql<string | null>`cost.department_id`,
      kind: sql<SeatKind>`cost.kind`,
      seatDays: sql`cost.seat_days`.mapWith(Number),
      fen: sql`cost.fen`.mapWith(Number),
    })
    .from(
      sql`${splitCosts({ companyId: company.companyId, charges: [charge], costsBy: query.costsBy })} cost`,
    )
    .leftJoin(departments, ofCost(company.companyId))
    .where(within)
    .orderBy(sql`${departments.path} nulls last`, asc(sql`cost.kind`))

type Place = Pick<DepartmentPart, 'departmentId' | 'departmentName' | 'departmentPath'>

/** What wasn't counted is at the top department. One that was deleted has its id only. */
async function readPlaces({ db, company }: DownloadCall): Promise<(departmentId: string | null) => Place> {
  const rows = await db
    .select({
      id: departments.id,
      parentId: departments.parentId,
      name: departments.name,
      path: departments.path,
    })
    .from(departments)
    .where(eq(departments.companyId, company.companyId))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const topId = rows.find(({ parentId }) => parentId === null)?.id ?? null
  return (given) => {
    const departmentId = given ?? topId
    const found = departmentId === null ? undefined : byId.get(departmentId)
    if (!found) return { departmentId, departmentName: departmentId, departmentPath: null }
    const path = departmentIdsOf(found.path).map((id) => byId.get(id)?.name ?? '')
    return { departmentId, departmentName: found.name, departmentPath: path.join('/') }
  }
}
