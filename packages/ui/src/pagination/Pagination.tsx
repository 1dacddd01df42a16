import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PageJumper } from './PageJumper'
import { PageList } from './PageList'
import { PageSizeSelect } from './PageSizeSelect'
import styles from './Pagination.module.css'
import type { PaginationLabels } from './PaginationLabels'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page on screen, counted from 1. */
  page: number
  /** How many items a page holds. */
  pageSize: number
  /** How many items there are. */
  total: number
  /** Called with the wanted page, from 1 to the last. */
  onPageChange: (page: number) => void
  /** The page sizes to choose from. Default: no choice. */
  pageSizes?: readonly number[]
  /** Called with the chosen size; going back to page 1 is up to the caller. */
  onPageSizeChange?: (pageSize: number) => void
  /** Nothing can be chosen now, such as while a page is on its way. Default: false. */
  disabled?: boolean
  labels: PaginationLabels
}

/** So many are all in sight, or next to it. */
const fewPages = 5

/**
 * Steps through the pages of a list; beyond five there is a field to type one into. In a narrow place the page numbers
 * give way to "3 / 13". All but the total is left out where the smallest page holds everything.
 */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes,
  onPageSizeChange,
  disabled = false,
  labels,
  className,
  ...props
}: PaginationProps) {
  const count = Math.max(1, Math.ceil(total / pageSize))
  const from = Math.min(total, (page - 1) * pageSize + 1)
  const to = Math.min(total, page * pageSize)
  const go = (target: number) => {
    if (!disabled && target !== page && target >= 1 && target <= count) onPageChange(target)
  }

  return (
    <nav
      {...props}
      aria-label={labels.navigation}
      className={clsx(styles.root, className)}
      data-slot="pagination"
      data-state={disabled ? 'disabled' : 'idle'}
      data-pages={total <= Math.min(pageSize, ...(pageSizes ?? [])) ? 'one' : 'several'}
    >
      <div className={styles.row}>
        <span className={styles.total}>{labels.total(total, from, to)}</span>
        <PageButton label={labels.previous} disabled={disabled || page <= 1} onClick={() => go(page - 1)}>
          <ChevronLeft aria-hidden />
        </PageButton>
        <PageList page={page} count={count} disabled={disabled} name={labels.page} onSelect={go} />
        <span className={styles.position}>
          {page} / {count}
        </span>
        <PageButton label={labels.next} disabled={disabled || page >= count} onClick={() => go(page + 1)}>
          <ChevronRight aria-hidden />
        </PageButton>
        {pageSizes && (
          <PageSizeSelect
            value={pageSize}
            sizes={pageSizes}
            disabled={disabled}
            label={labels.pageSize}
            describe={labels.pageSizeOption}
            onChange={onPageSizeChange}
          />
        )}
        {count > fewPages && <PageJumper count={count} disabled={disabled} labels={labels} onJump={go} />}
      </div>
    </nav>
  )
}

interface PageButtonProps extends ComponentProps<'button'> {
  label: string
}

/** It stays a stop of the Tab key at either end, so that the focus isn't lost on arriving there. */
function PageButton({ label, disabled, ...props }: PageButtonProps) {
  return (
    <button
      {...props}
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={disabled || undefined}
    />
  )
}
