export interface PaginationLabels {
  /** The accessible name of the navigation, such as "Pages". */
  navigation: string
  /**
   * The total, such as "128 in total"; `from` and `to` are the first and last item on this page, counted from
   * 1.
   */
  total: (total: number, from: number, to: number) => string
  previous: string
  next: string
  /** The accessible name of a page's button, such as "Page 3". */
  page: (page: number) => string
  /** The accessible name of the page size, such as "Rows per page". */
  pageSize: string
  /** One choice of it, such as "20 / page". */
  pageSizeOption: (size: number) => string
  /** Before the field that jumps to a page, such as "Go to". */
  jumpTo: string
  /** After the field, if the language needs a word there. Default: nothing. */
  jumpUnit?: string
}
