import styles from './Wordmark.module.css'

interface WordmarkProps {
  readonly children: string
}

/** The product's mark, two storeys of an atrium seen from its floor, beside its name. */
export function Wordmark({ children }: WordmarkProps) {
  const [whose = ''] = /\w+|.+/.exec(children) ?? []
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden>
        <rect width="28" height="28" rx="7" />
        <path d="M7 21V13.5a7 7 0 0 1 14 0V21M11.5 21v-7a2.5 2.5 0 0 1 5 0v7" />
      </svg>
      {whose}
      <span>{children.slice(whose.length)}</span>
    </span>
  )
}
