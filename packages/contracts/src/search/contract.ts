import * as v from 'valibot'
import { contract, id, text, timestamp } from '../wire/contract'

/** Longest search text. */
export const termLength = 30

/** The same for a person's own things, because file names are longer than people's names. */
export const ownTermLength = 100

/** Most results of each kind, except pages. */
export const mostOfKind = 5

/** The matching part of a name in UTF-16 units; null if another field matched. */
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

/** A page of the menu or next to it (`workspace/pages`), which has its name. */
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
          /** Whether the person manages the department; otherwise they manage only its licences. */
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
      /** Bought, on trial, or assigned by a company. */
      licences: v.array(
        v.object({
          id,
          source: v.picklist(['bought', 'trial', 'company']),
          /** In the caller's language if the catalogue has both. */
          productName: v.string(),
          mark,
          /** Null: permanent. */
          endAt: v.nullable(timestamp),
          /** It has ended, or the vendor stopped it. */
          isOver: v.boolean(),
          /** The order that bought it; null unless `bought`, or if the order was hidden. */
          orderNo: v.nullable(v.string()),
          /** Its id in the catalogue; null: no longer offered. */
          trialCenterProductId: v.nullable(id),
          /** The company that assigned it; null unless `company`. */
          enterPriseId: v.nullable(id),
          enterpriseName: v.nullable(v.string()),
        }),
      ),
      /** From the catalogue. */
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
          /** Names of its folders, from the top down. */
          folders: v.array(v.string()),
        }),
      ),
      orders: v.array(order),
      pages: v.array(menuPage),
    }),
  },
})
