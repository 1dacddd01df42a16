import styles from './Verbatim.module.css'

/** Text shown unchanged, without the gaps between scripts that other texts get: file names, dates, file counts. */
export const Verbatim = ({ children }: { readonly children: string }) => (
  <span className={styles.verbatim}>{children}</span>
)
