import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './FramedHeading.module.css'

interface FramedHeadingProps {
  /** Null until it is mounted. */
  place: HTMLElement | null
  title: ReactNode
  breadcrumb: ReactNode
  back: ReactNode
  returns: boolean
  status: ReactNode
}

/**
 * Breadcrumb and heading in one line of the frame's header; on a phone, a back link instead of the
 * breadcrumb.
 */
export function FramedHeading({ place, title, breadcrumb, back, returns, status }: FramedHeadingProps) {
  if (!place) return null
  return createPortal(
    <>
      {back && (
        <span className={styles.back} data-always={returns || undefined}>
          {back}
        </span>
      )}
      {breadcrumb && (
        <span className={styles.above}>
          {breadcrumb}
          <ChevronRight className={styles.chevron} aria-hidden />
        </span>
      )}
      <h1 className={styles.title} title={typeof title === 'string' ? title : undefined}>
        {title}
      </h1>
      {status}
    </>,
    place,
  )
}
