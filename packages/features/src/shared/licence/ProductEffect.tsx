import type { ReactNode } from 'react'
import styles from './ProductEffect.module.css'

/** What a change would do, product by product. */
export const ProductEffects = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.products}>{children}</ul>
)

interface ProductEffectProps {
  readonly productName: string
  /** How many gain or lose it, with the sign. */
  readonly count: string
  readonly look: 'gain' | 'loss' | 'none'
  /** Such as its end and whose seats are used; empty ones are left out. */
  readonly facts: readonly (string | false)[]
  /** Sentences about what doesn't work; empty ones are left out. */
  readonly problems: readonly (string | false)[]
  /** At the end of the line. Default: nothing. */
  readonly end?: ReactNode
}

/** What a change would do for one product. */
export const ProductEffect = ({ productName, count, look, facts, problems, end }: ProductEffectProps) => (
  <li className={styles.product}>
    <span className={styles.name} title={productName}>
      {productName}
    </span>
    <span className={styles.count} data-look={look}>
      {count}
    </span>
    {end && <span className={styles.end}>{end}</span>}
    <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    {problems.map(
      (problem) =>
        problem && (
          <span key={problem} className={styles.problem}>
            {problem}
          </span>
        ),
    )}
  </li>
)
