import styles from './Pagination.module.css'
import { pageSlots } from './pageSlots'

interface PageListProps {
  page: number
  count: number
  disabled: boolean
  name: (page: number) => string
  onSelect: (page: number) => void
}

/** The numbered pages, with gaps between the first, those around the current one, and the last. */
export function PageList({ page, count, disabled, name, onSelect }: PageListProps) {
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
