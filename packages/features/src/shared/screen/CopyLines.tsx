import { IconButton } from '@atrium/ui/icon-button'
import { Copy } from 'lucide-react'
import styles from './CopyLines.module.css'
import { useCopy } from './useCopy'

interface CopyLinesProps {
  readonly lines: readonly {
    readonly label: string
    readonly value: string
    /** Of the button. Default: the value isn't copied. */
    readonly copyLabel?: string
  }[]
}

/** Values to enter elsewhere, each with a button that copies it. */
export function CopyLines({ lines }: CopyLinesProps) {
  const copy = useCopy()
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value, copyLabel }) => (
        <div key={label} className={styles.line}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <code className={styles.text}>{value}</code>
            {copyLabel && (
              <IconButton
                size="small"
                label={copyLabel}
                icon={<Copy aria-hidden />}
                onClick={() => void copy(value)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
