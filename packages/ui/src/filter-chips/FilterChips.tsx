import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import edges from '../scroll-edges/ScrollEdges.module.css'
import { useScrollEdges } from '../scroll-edges/useScrollEdges'
import styles from './FilterChips.module.css'

export interface FilterChip {
  /** What is chosen by it; another than that of the other chips. */
  readonly value: string
  readonly label: string
  /** How many there are, written as the reader writes numbers. Default: not known yet. */
  readonly count?: string | undefined
}

export interface FilterChipsProps
  extends Omit<ComponentProps<'div'>, 'aria-label' | 'role' | 'children' | 'onChange'> {
  /** What one filters by, for assistive technology. */
  label: string
  /** What can be chosen, in order: a few that are all in sight, all of them the first. */
  chips: readonly FilterChip[]
  /** The chosen one. */
  value: string
  /** Called with the value one chooses. */
  onValueChange: (value: string) => void
}

/**
 * Filters a list by one of a few kinds, each with how many there are of it. One stop for Tab, the arrows choose; where
 * there is too little room, the line scrolls.
 */
export function FilterChips({
  label,
  chips,
  value,
  onValueChange,
  className,
  ref,
  ...rest
}: FilterChipsProps) {
  const name = useId()
  const chosen = useRef<HTMLLabelElement>(null)
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const more = useScrollEdges(root)
  const composedRef = useComposedRefs(ref, setRoot)

  /** What is chosen stands in sight, with the one before it. */
  useLayoutEffect(() => {
    const chip = chosen.current
    if (!chip?.parentElement || value === undefined) return
    const { parentElement: line, offsetLeft, offsetWidth } = chip
    const isInSight =
      offsetLeft >= line.scrollLeft && offsetLeft + offsetWidth <= line.scrollLeft + line.clientWidth
    if (!isInSight) line.scrollLeft = offsetLeft - margin
  }, [value])

  return (
    <div
      {...rest}
      ref={composedRef}
      role="radiogroup"
      aria-label={label}
      data-slot="filter-chips"
      data-more={more}
      className={clsx(styles.chips, edges.fading, className)}
    >
      {chips.map((chip) => {
        const isChosen = chip.value === value
        return (
          <label
            key={chip.value}
            ref={isChosen ? chosen : undefined}
            className={styles.chip}
            data-state={isChosen ? 'checked' : 'unchecked'}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={isChosen}
              onChange={() => onValueChange(chip.value)}
            />
            {chip.label}
            <span className={styles.count}>{chip.count}</span>
          </label>
        )
      })}
    </div>
  )
}

const margin = 56
