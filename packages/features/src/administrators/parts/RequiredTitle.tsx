import styles from './RequiredTitle.module.css'

/** The name of what has to be filled in. */
export function RequiredTitle({ children }: { readonly children: string }) {
  return (
    <>
      {children}
      <span aria-hidden="true" className={styles.asterisk}>
        *
      </span>
    </>
  )
}
