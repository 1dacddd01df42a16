import * as v from 'valibot'
import { contract, id, text, timestamp } from '../shared/wire/contract'

/** The most characters that are looked for. */
export const termLength = 30

/** The most results of each kind. */
export const mostOfKind = 5

/** The part of a name that was found, in UTF-16 units; null where something else of the row was. */
const mark = v.nullable(v.object({ from: v.number(), to: v.number() }))

export const searchContract = contract({
  search: {
    method: 'GET',
    path: '/api/Enterprise/Search',
    summary:
      'Members, departments, products, orders and pages of the company that the person may see, at most five of each kind: those called exactly so, then those that begin so, then those that hold it. Names are found by pinyin and its initials, too.',
    access: 'member',
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
      orders: v.array(
        v.object({
          orderNo: v.string(),
          productName: v.string(),
          mark,
          /** Yuan, with at most two decimals. */
          payAmount: v.pipe(v.number(), v.minValue(0)),
          status: v.picklist([
            'NOTPAY',
            'PAYERROR',
            'PROCESSING',
            'ACCEPT',
            'SUCCESS',
            'COMPLETED',
            'CLOSED',
          ]),
          createdAt: timestamp,
        }),
      ),
      /** Those of the menu, which knows what they are called. */
      pages: v.array(v.object({ menuId: id, url: v.string() })),
    }),
  },
})
