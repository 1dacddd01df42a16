import styles from './InFours.module.css'

/** A long number in readable groups, such as of a bank account; copied, it is one. */
export const InFours = ({ children }: { readonly children: string }) => (
  <span className={styles.number}>
    {(children.replaceAll(' ', '').match(/.{1,4}/gu) ?? []).map((four, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies it.
      <span key={at}>{four}</span>
    ))}
  </span>
)
