import styles from './Wordmark.module.css'

export interface WordmarkProps {
  readonly children: string
}

/** The product's name beside its arch; the first word of it stands out. */
export function Wordmark({ children }: WordmarkProps) {
  const [first, ...rest] = children.split(' ')
  return (
    <span className={styles.wordmark}>
      <svg className={styles.arch} viewBox="0 0 28 28" aria-hidden="true">
        <path d="M3 27V13a11 11 0 0 1 22 0v14" />
        <path d="M8.5 27V14.5a5.500 5.500 0 0 1 11 0V27" />
        <path d="M0 27h28" />
      </svg>
      <span>
        <strong>{first}</strong> {rest.join(' ')}
      </span>
    </span>
  )
}
