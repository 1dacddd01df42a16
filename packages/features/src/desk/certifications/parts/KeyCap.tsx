import styles from './KeyCap.module.css'

/** The key of a button, after its words. Screen readers get it from `aria-keyshortcuts`. */
export const KeyCap = ({ children }: { readonly children: string }) => (
  <span className={styles.cap} aria-hidden="true">
    {children}
  </span>
)
