import type { ReactNode } from 'react'
import styles from './Figures.module.css'

/** Figures next to each other: each a `Figure`. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.figures}>{children}</dl>
)

interface FigureProps {
  readonly term: string
  readonly children: string
}

export const Figure = ({ term, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
