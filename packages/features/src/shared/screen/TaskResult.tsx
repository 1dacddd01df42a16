import { Spinner } from '@atrium/ui/spinner'
import { CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './TaskResult.module.css'

interface TaskResultProps {
  readonly tone?: 'success' | 'warning'
  /** Default: by the tone. `busy`: it goes on, and nobody knows how long. */
  readonly icon?: LucideIcon | 'busy' | undefined
  readonly title: string
  /** Behind the title, such as badges. */
  readonly children?: ReactNode
}

/** What became of a long task of the service, in one line. */
export function TaskResult({ tone = 'success', icon, title, children }: TaskResultProps) {
  const Icon = icon ?? (tone === 'success' ? CircleCheck : TriangleAlert)
  return (
    <p className={styles.result} role="status" data-tone={tone}>
      {Icon === 'busy' ? <Spinner /> : <Icon aria-hidden className={styles.icon} />}
      <span>{title}</span>
      {children}
    </p>
  )
}
