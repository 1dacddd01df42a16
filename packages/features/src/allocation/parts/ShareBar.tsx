import { SeatBar } from '@atrium/ui/seat-bar'
import type { CSSProperties } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { seatsMessages } from '../../shared/seats/messages'
import type { DepartmentRow } from '../api'
import type { SeatParts } from '../departmentTree'
import styles from './ShareBar.module.css'

interface ShareBarProps {
  readonly row: DepartmentRow
  readonly parts: SeatParts
  /** The amount that a bar of full width represents. */
  readonly total: number
  readonly isActive: boolean
}

/** A department's seats, as wide as their share of all seats, so that rows can be compared. Nothing without seats. */
export function ShareBar({ row, parts, total, isActive }: ShareBarProps) {
  const texts = useTexts(seatsMessages)
  const { ownedCount } = row
  const { used, passedOn, left } = parts
  if (ownedCount === 0 || total === 0) return null
  const style: CSSProperties & Record<'--share', number> = { '--share': ownedCount / total }
  return (
    <SeatBar
      className={styles.bar}
      style={style}
      used={used}
      passedOn={passedOn}
      total={ownedCount}
      isActive={isActive}
      label={texts.drawnWithPassedOn(used, passedOn, left)}
    />
  )
}
