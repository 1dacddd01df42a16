import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import edges from '../scroll-edges/ScrollEdges.module.css'
import { useScrollEdges } from '../scroll-edges/useScrollEdges'
import styles from './FilterChips.module.css'

export interface FilterChip {
  /** The value that it selects; unique among the chips. */
  readonly value: string
  readonly label: string
  /** The count, formatted for the reader; null: nothing is counted. Default: not known yet. */
  readonly count?: string | null | undefined
}

export interface FilterChipsProps
  extends Omit<ComponentProps<'div'>, 'aria-label' | 'role' | 'children' | 'onChange'> {
  /** The accessible name. */
  label: string
  /** The chips in order, "all" first. Few enough to be all visible. */
  chips: readonly FilterChip[]
  /** The chosen one. */
  value: string
  /** Called with the chosen value. */
  onValueChange: (value: string) => void
}

/**
 * Filters a list by one of a few kinds, each with its count. One Tab stop; the arrows choose. If there is too
 * little room, the line scrolls.
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

  /** Scrolls the chosen chip and the one before it into view. */
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
            {chip.count !== null && <span className={styles.count}>{chip.count}</span>}
          </label>
        )
      })}
    </div>
  )
}

const margin = 56
