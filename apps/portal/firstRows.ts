/** How a list stands before its page draws it, where that needs no words but those of the answers. */
interface Rows {
  /** Of the first row, below the window's edge. All lengths are in px. */
  readonly top: number
  readonly height: number
  /** Of the first of two lines. */
  readonly first: number
  /** The panel before it, as its width and whether it is hidden are kept, or above it, where it is folded at first. */
  readonly beside?: string
  readonly above?: string
  /** Above the rows, of the first thing in the answer before theirs. */
  readonly heading?: { readonly top: number; readonly words: string }
  /** As CSS says it. */
  readonly columns: string
  /** The lines of each cell: `{field}` of the answer, or `{field:way of writing it}`. */
  readonly cells: readonly (readonly string[])[]
}

interface FirstRows {
  readonly table: Rows
  /** Two lines for each row: below 600 px. */
  readonly lines: Rows
}

/**
 * What `index.html` paints of a list before its scripts are there: by path, out of the last of its first questions, in
 * the places where its page will draw it. A journey compares.
 */
export const firstRows: Readonly<Record<string, FirstRows>> = {
  '/comMbManage': {
    table: {
      top: 229,
      height: 54,
      first: 20,
      beside: 'departments.panel',
      heading: { top: 102, words: '{departmentName}' },
      columns: '48fr 200fr 180fr 184fr 88fr',
      cells: [[], ['{realName}', '{phone}'], ['{department:leaf}', '{department:way}'], ['{addedAt:time}']],
    },
    lines: {
      top: 305,
      height: 69,
      first: 32,
      above: 'departments.panel',
      heading: { top: 116, words: '{departmentName}' },
      columns: '48px 1fr',
      cells: [[], ['{realName}', '{phone}\u2003{department:leaf}']],
    },
  },
}
