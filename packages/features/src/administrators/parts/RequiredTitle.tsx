import styles from './RequiredTitle.module.css'

/** The name of a required field. */
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
