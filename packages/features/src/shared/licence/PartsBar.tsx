import { useFormat } from '../texts/useFormat'
import styles from './PartsBar.module.css'

interface Part {
  readonly id: string
  /** Its colour: what happens, what stays as it is, what is missing, what is lost. */
  readonly look: 'strong' | 'off' | 'full' | 'lost'
  readonly size: number
  readonly words: string
  /** In the legend although it is empty. Default: no. */
  readonly stays?: boolean
}

interface PartsBarProps {
  /** The whole in words, for screen readers. */
  readonly label: string
  readonly parts: readonly Part[]
}

/** The parts of a change to scale, with a legend. */
export function PartsBar({ label, parts }: PartsBarProps) {
  const { count } = useFormat()
  return (
    <div className={styles.totals}>
      <div className={styles.bar} role="img" aria-label={label}>
        {parts.map(
          ({ id, look, size }) => size > 0 && <span key={id} data-part={look} style={{ flexGrow: size }} />,
        )}
      </div>
      <p className={styles.legend}>
        {parts.map(
          ({ id, look, size, words, stays = false }) =>
            (size > 0 || stays) && (
              <span key={id} data-part={look}>
                {words} <strong>{count(size)}</strong>
              </span>
            ),
        )}
      </p>
    </div>
  )
}
