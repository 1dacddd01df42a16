import { pagePaths } from '../../packages/contracts/src/paths.ts'

/** How a list stands before its page draws it, where that needs no words but those of the answers. */
interface Rows {
  /** Of the first row, below the window's edge. All lengths are in px. */
  readonly top: number
  readonly height: number
  /** Of the first line and the second. */
  readonly lineHeights: readonly [number, number]
  /** The only language in which it stands there. Default: both. */
  readonly locale?: 'zh-CN'
  /** The panel before it, under whose name its width is kept, and whether it is hidden. */
  readonly beside?: string
  /** Where a phone's field is as large as what is written, and what its field says. */
  readonly search?: { readonly top: number; readonly 'zh-CN': string; readonly en: string }
  /** As CSS says it; `{field}` is as wide as the column of such amounts. */
  readonly columns: string
  /** The lines of each cell: `{field}` of the answer, or `{field:way of writing it}`. */
  readonly cells: readonly (readonly string[])[]
}

interface FirstRows {
  readonly table: Rows
  /** Two lines for each row: below 600 px. */
  readonly lines: Rows
}

/** Columns that share what a table has left beyond its whole, as `TableColumns` of the component says. */
const sharing = (whole: string, count: number, ...widths: readonly string[]) =>
  widths.map((width) => `calc(${width} + max(0px, 100% - ${whole}) / ${count})`).join(' ')

/** What acts lies over a row's end where something hovers. */
const shareMembers = (...widths: readonly string[]) => sharing('874px - var(--overlay)', 4, ...widths)
const shareOrders = (...widths: readonly string[]) =>
  sharing('936px - {payAmount} - {actualAmount}', 6, ...widths)

/**
 * What `index.html` paints of a list before its scripts are there: by path, out of the last of its first questions, in
 * the places where its page will draw it. A journey compares.
 */
export const firstRows: Readonly<Record<string, FirstRows>> = {
  [pagePaths.memberManagement]: {
    table: {
      top: 181,
      height: 54,
      lineHeights: [20, 16],
      beside: 'departments.panel',
      columns: `48px ${shareMembers('208px')} 1fr ${shareMembers('84px', '208px')} calc(6px + var(--overlay))`,
      cells: [
        [],
        ['{realName}', '{phone}'],
        ['{department:leaf}', '{department:way}'],
        ['{hasGrantCount:count}'],
        ['{addedAt:time}'],
      ],
    },
    lines: {
      top: 219,
      height: 66,
      lineHeights: [24, 18],
      columns: '16px 1fr 60px',
      cells: [[], ['{realName}', '{phone} · {department:leaf}']],
    },
  },
  [pagePaths.companyOrders]: {
    table: {
      top: 181,
      height: 54,
      lineHeights: [22, 16],
      locale: 'zh-CN',
      columns: `minmax(max(150px, 452px - {payAmount} - {actualAmount}), 1fr) ${shareOrders('194px', '{payAmount}', '{actualAmount}', '184px', '140px')} 98px`,
      cells: [
        ['{productName}', '{effect:room}'],
        ['{orderNo}'],
        ['{payAmount:yuan}'],
        ['{actualAmount:yuan}'],
        ['{createdAt:time}'],
      ],
    },
    lines: {
      top: 175,
      height: 66,
      lineHeights: [24, 22],
      search: { top: 68, 'zh-CN': '订单编号、商品名称', en: 'Search' },
      columns: '1fr auto 4px',
      cells: [
        ['{productName}', '{orderNo}\u2003{createdAt:short}'],
        ['¥{payAmount:yuan}', '\u2060'],
      ],
    },
  },
}
