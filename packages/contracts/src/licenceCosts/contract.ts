import * as v from 'valibot'
import { contract, file, id, page, pageQuery, text } from '../wire/contract'

/** Most months in one call. */
export const mostMonths = 24
export const searchLength = 100
/** Most rows in one file: what a spreadsheet program opens. */
export const mostRows = 1_000_000

export const licenceCostErrors = {
  tooManyMonths: 55800,
  tooManyRows: 55801,
} as const

/** `YYYY-MM`, a month in China from 2000 on. */
const month = v.pipe(v.string(), v.regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11'))

/** Who pays for a seat that a member uses: the department that owns it, or the member's. */
const costsBy = v.picklist(['owned', 'used'])

/** Yuan, exact to the fen. */
const yuan = v.number()

/** Which costs. */
const costs = {
  enterPriseId: id,
  fromMonth: month,
  /** The last month. Months after the current one are left out. */
  untilMonth: month,
  costsBy,
  /** With all departments below; absent: everything in the caller's scope. */
  enterpriseDepartmentId: v.optional(id),
  /** Any batch of a product; absent: all products. */
  mainId: v.optional(id),
}

const place = v.object({ id, name: v.string() })

export const licenceCostsContract = contract({
  listLicenceCosts: {
    method: 'GET',
    path: '/api/Enterprise/GetLicenceCosts',
    query: v.object({
      ...costs,
      rowsBy: v.picklist(['department', 'product']),
      searchCondition: v.optional(text(searchLength)),
      ...pageQuery(1000),
    }),
    response: v.object({
      /** Rows with costs, the highest first. */
      ...page(
        v.object({
          /** Of the department or the product's first batch; null: departments that don't exist any more. */
          id: v.nullable(id),
          /** Empty like `id`. */
          name: v.string(),
          /**
           * `department`: with everything below it; `own`: the chosen department without those below it; `product`: all of
           * its batches; `removed`: departments that were deleted.
           */
          kind: v.picklist(['department', 'own', 'product', 'removed']),
          /** Whether it has departments below. */
          hasBelow: v.boolean(),
          /** By month, as in `months`. */
          amounts: v.array(yuan),
          amount: yuan,
          /** What seats without a member cost. */
          unusedAmount: yuan,
        }),
      ).entries,
      /** The months, the earliest first; rows that the search leaves out are counted. */
      months: v.array(
        v.object({
          month,
          /** Whether seats were counted by department in it; otherwise everything is at the top department. */
          isSplit: v.boolean(),
          amount: yuan,
          unusedAmount: yuan,
        }),
      ),
      amount: yuan,
      unusedAmount: yuan,
      /** The chosen department and those above it that the caller may see, from the top down; empty: none was chosen. */
      path: v.array(place),
      /** The chosen product; null: all. */
      product: v.nullable(place),
      /** Whether the company ever paid for licences. */
      hasOrders: v.boolean(),
    }),
  },
  /** CSV in columns of FOCUS 1.2, at most {@link mostRows} rows. */
  downloadLicenceCosts: {
    method: 'GET',
    path: '/api/Enterprise/DownloadLicenceCosts',
    query: v.object(costs),
    answers: 'file',
    response: file,
  },
})
