import styles from './Verbatim.module.css'

/** What is written as it is, without the gaps between scripts that other texts get: names of files, dates, numbers of files. */
export const Verbatim = ({ children }: { readonly children: string }) => (
  <span className={styles.verbatim}>{children}</span>
)
