import * as v from 'valibot'
import { contract, id, text, timestamp } from '../wire/contract'

/** The most characters that are looked for. */
export const termLength = 30

/** The same among a person's own things: files have longer names than people. */
export const ownTermLength = 100

/** The most results of each kind but pages, which are few. */
export const mostOfKind = 5

/** The part of a name that was found, in UTF-16 units; null where something else of the row was. */
const mark = v.nullable(v.object({ from: v.number(), to: v.number() }))

const order = v.object({
  orderNo: v.string(),
  productName: v.string(),
  mark,
  /** Yuan, with at most two decimals. */
  payAmount: v.pipe(v.number(), v.minValue(0)),
  status: v.picklist(['NOTPAY', 'PAYERROR', 'PROCESSING', 'ACCEPT', 'SUCCESS', 'COMPLETED', 'CLOSED']),
  createdAt: timestamp,
})

/** Of the menu or beside it (`workspace/pages`), which know what it is called. */
const menuPage = v.object({ menuId: id, url: v.string() })

export const searchContract = contract({
  search: {
    method: 'GET',
    path: '/api/Enterprise/Search',
    query: v.object({ enterPriseId: id, searchCondition: text(termLength, 1) }),
    response: v.object({
      members: v.array(
        v.object({
          userId: id,
          realName: v.string(),
          mark,
          phone: v.string(),
          /** Full path, for example `总公司/设计部/结构一室`. */
          department: v.string(),
          /** True where the person looks after the department; otherwise after its licences alone. */
          isManageable: v.boolean(),
        }),
      ),
      departments: v.array(
        v.object({
          enterpriseDepartmentId: id,
          departmentName: v.string(),
          mark,
          /** Full path. */
          fullName: v.string(),
        }),
      ),
      products: v.array(
        v.object({
          mainId: id,
          productName: v.string(),
          mark,
          productType: v.picklist([0, 1]),
          licensingType: v.picklist(['permanent', 'dated']),
          startAt: v.nullable(timestamp),
          /** Null for a permanent licence. */
          endAt: v.nullable(timestamp),
          snStatus: v.picklist(['normal', 'disabled', 'expired']),
        }),
      ),
      orders: v.array(order),
      pages: v.array(menuPage),
    }),
  },
  searchOwn: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/Search',
    query: v.object({ searchCondition: text(ownTermLength, 1) }),
    response: v.object({
      /** Bought, tried, or given by a company. */
      licences: v.array(
        v.object({
          id,
          source: v.picklist(['bought', 'trial', 'company']),
          /** In the caller's language, where the catalogue has it in both. */
          productName: v.string(),
          mark,
          /** Null: for ever. */
          endAt: v.nullable(timestamp),
          /** The end has passed, or the vendor stopped it. */
          isOver: v.boolean(),
          /** By which it was bought; null unless `bought`, and where it was hidden. */
          orderNo: v.nullable(v.string()),
          /** By what the catalogue knows it; null: it is no longer offered. */
          trialCenterProductId: v.nullable(id),
          /** Who gave it; null unless `company`. */
          enterPriseId: v.nullable(id),
          enterpriseName: v.nullable(v.string()),
        }),
      ),
      /** Of the catalogue. */
      offers: v.array(
        v.object({
          trialCenterProductId: id,
          productName: v.string(),
          mark,
          categoryName: v.string(),
          /** It can be bought online; otherwise tried. */
          isSold: v.boolean(),
        }),
      ),
      files: v.array(
        v.object({
          id,
          kind: v.picklist(['folder', 'file']),
          name: v.string(),
          mark,
          /** Names of those that it lies in, from the top down. */
          folders: v.array(v.string()),
        }),
      ),
      orders: v.array(order),
      pages: v.array(menuPage),
    }),
  },
})
