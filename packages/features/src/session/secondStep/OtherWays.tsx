import { Button } from '@atrium/ui/button'
import type { ReactNode } from 'react'
import styles from './SecondStep.module.css'

interface OtherWaysProps<W extends string> {
  readonly ways: readonly W[]
  readonly names: Readonly<Record<W, string>>
  readonly onChoose: (way: W) => void
  /** Content at the end. Default: nothing. */
  readonly children?: ReactNode
}

/** The alternative methods. */
export function OtherWays<W extends string>({ ways, names, onChoose, children }: OtherWaysProps<W>) {
  if (ways.length === 0 && !children) return null
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <Button key={way} variant="ghost" size="small" onClick={() => onChoose(way)}>
          {names[way]}
        </Button>
      ))}
      {children}
    </div>
  )
}
