import { ChevronRight } from 'lucide-react'
import { createPortal } from 'react-dom'
import styles from './FramedHeading.module.css'
import type { PageHeaderProps } from './PageHeader'

interface FramedHeadingProps extends Pick<PageHeaderProps, 'title' | 'breadcrumb' | 'back' | 'status'> {
  place: HTMLElement | null
}

/** Breadcrumb and heading in one line of the frame's header; on a phone the way back instead of the breadcrumb. */
export function FramedHeading({ place, title, breadcrumb, back, status }: FramedHeadingProps) {
  if (!place) return null
  return createPortal(
    <>
      {back && <span className={styles.back}>{back}</span>}
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
