import { clsx } from 'clsx'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { isComposing } from '../keys/isComposing'
import styles from './Pagination.module.css'
import type { PaginationLabels } from './PaginationLabels'
import { pageSlots } from './pageSlots'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page on screen, counted from 1. */
  page: number
  /** Number of items on a page. */
  pageSize: number
  /** Total number of items. */
  total: number
  /** Called with the requested page, from 1 to the last. */
  onPageChange: (page: number) => void
  /** The available page sizes. Default: no choice. */
  pageSizes?: readonly number[]
  /** Called with the chosen size; the caller goes back to page 1. */
  onPageSizeChange?: (pageSize: number) => void
  /** Disables all controls, such as while a page loads. Default: false. */
  disabled?: boolean
  labels: PaginationLabels
}

/** Up to this many pages need no jump field. */
const fewPages = 5

/**
 * The pages of a list. Beyond five there is a field to jump to a page. In a narrow container, "3 / 13"
 * replaces the page numbers. If the smallest page size is enough, only the total is shown.
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

/** It stays focusable at either end, so that the focus isn't lost on arriving there. */
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

interface PageSizeSelectProps {
  value: number
  sizes: readonly number[]
  disabled: boolean
  label: string
  describe: (size: number) => string
  onChange: ((size: number) => void) | undefined
}

/** The browser's native select, which is enough for a few numbers and fits phones. */
function PageSizeSelect({ value, sizes, disabled, label, describe, onChange }: PageSizeSelectProps) {
  return (
    <span className={styles.size}>
      <select
        className={styles.select}
        aria-label={label}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange?.(Number(event.target.value))}
      >
        {(sizes.includes(value) ? sizes : [value, ...sizes]).map((size) => (
          <option key={size} value={size}>
            {describe(size)}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden />
    </span>
  )
}

interface PageListProps {
  page: number
  count: number
  disabled: boolean
  name: (page: number) => string
  onSelect: (page: number) => void
}

/** Page numbers, with gaps between the first page, those around the current one, and the last. */
function PageList({ page, count, disabled, name, onSelect }: PageListProps) {
  return (
    <ul className={styles.pages}>
      {pageSlots(page, count).map((slot) =>
        typeof slot === 'number' ? (
          <li key={slot}>
            <button
              type="button"
              className={styles.page}
              aria-label={name(slot)}
              aria-current={slot === page ? 'page' : undefined}
              aria-disabled={disabled || undefined}
              onClick={() => onSelect(slot)}
            >
              {slot}
            </button>
          </li>
        ) : (
          <li key={slot} className={styles.gap} aria-hidden>
            …
          </li>
        ),
      )}
    </ul>
  )
}

interface PageJumperProps {
  count: number
  disabled: boolean
  labels: PaginationLabels
  onJump: (page: number) => void
}

/**
 * A field for a page number. Enter or blur goes there; a number beyond the last page goes to the last one.
 */
function PageJumper({ count, disabled, labels, onJump }: PageJumperProps) {
  const [text, setText] = useState('')

  const jump = () => {
    if (text) onJump(Math.min(count, Math.max(1, Number(text))))
    setText('')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    // A list may be inside a form, which this must not submit.
    event.preventDefault()
    jump()
  }

  return (
    <label className={styles.jumper}>
      {labels.jumpTo}
      <input
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        disabled={disabled}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onKeyDown={onKeyDown}
        onBlur={jump}
      />
      {labels.jumpUnit}
    </label>
  )
}
