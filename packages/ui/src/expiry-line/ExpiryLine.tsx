import { clsx } from 'clsx'
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useState,
} from 'react'
import styles from './ExpiryLine.module.css'
import { type ExpiryPoint, type PlacedDot, placePoints } from './placePoints'

export interface ExpiryLineProps extends ComponentProps<'div'> {
  /** In any order; ends after twelve months are not drawn. */
  points: readonly ExpiryPoint[]
  /** Start of the line. */
  now: Date
  /** Days before its end from which a point is a warning. Default 30. */
  soonDays?: number
  /** The accessible name, which describes the content. */
  label: string
  /** The label for the present moment. */
  nowLabel: string
  /** The label for past ends. */
  overLabel: string
  /** Formats a month below the line, given any moment in it. */
  formatMonth: (moment: Date) => string
}

/**
 * Ends in the next twelve months and past ends, as dots that are stacked if they overlap. A dot shows its
 * text on hover, touch and arrow keys.
 */
export function ExpiryLine({
  points,
  now,
  soonDays = 30,
  label,
  nowLabel,
  overLabel,
  formatMonth,
  className,
  ...rest
}: ExpiryLineProps) {
  const { months, dots } = placePoints(points, now, soonDays)
  const idStart = useId()
  const { pointed, ...pointing } = usePointedDot(dots)
  const hasOver = dots.some(({ state }) => state === 'over')
  return (
    <div
      {...rest}
      {...(dots.length === 0 && { role: 'img', 'aria-label': label })}
      data-slot="expiry-line"
      className={clsx(styles.line, className)}
    >
      <div
        className={styles.plot}
        {...(dots.length > 0 && {
          ...pointing,
          role: 'listbox',
          'aria-label': label,
          tabIndex: 0,
          'aria-activedescendant': pointed && `${idStart}${pointed.id}`,
        })}
      >
        {hasOver && (
          <span className={styles.over} aria-hidden>
            <span>{overLabel}</span>
          </span>
        )}
        <span className={styles.now} aria-hidden>
          <span>{nowLabel}</span>
        </span>
        {months.map(({ at, share }) => (
          <span key={at.getTime()} className={styles.month} style={shareOf(share)} />
        ))}
        {dots.map(({ id, words, state, share, height }) => (
          <span
            key={id}
            id={`${idStart}${id}`}
            role="option"
            tabIndex={-1}
            aria-label={words}
            aria-selected={id === pointed?.id}
            className={styles.dot}
            data-state={state}
            style={shareOf(share, height)}
          />
        ))}
        {pointed && (
          <span className={styles.words} style={shareOf(pointed.share, pointed.height)} aria-hidden>
            {pointed.words}
          </span>
        )}
      </div>
      <div className={styles.months} aria-hidden>
        {months.map(({ at, share }) => (
          <span key={at.getTime()} style={shareOf(share)}>
            {formatMonth(at)}
          </span>
        ))}
      </div>
    </div>
  )
}

type Placed = CSSProperties & Record<'--share' | '--height', number>

/** A position as a share of the width from 0 to 1, and a height in stacked dots. */
const shareOf = (share: number, height = 0): Placed => ({ '--share': share, '--height': height })

/** Distance in px within which a touch counts for a dot. */
const reach = 24
const pitch = 12

/** The dot that shows its text: the one nearest to the pointer or touch, or the one reached by keyboard. */
function usePointedDot(dots: readonly PlacedDot[]) {
  const [pointedId, setPointedId] = useState<string>()
  const index = dots.findIndex(({ id }) => id === pointedId)
  const point = (dot: PlacedDot | undefined) => setPointedId(dot?.id)
  const pointNear = (event: PointerEvent<HTMLElement>) => point(nearest(dots, event))
  return {
    pointed: dots[index],
    onPointerDown: pointNear,
    onPointerMove: pointNear,
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && point(undefined),
    onFocus: () => index < 0 && point(dots.find(({ state }) => state !== 'over') ?? dots[0]),
    onBlur: () => point(undefined),
    onKeyDown(event: KeyboardEvent) {
      const next = indexAfter(event.key, index, dots.length)
      if (next === undefined) return
      event.preventDefault()
      point(dots[next])
    },
  }
}

/** The index after a key; undefined if the key doesn't move. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, index + 1)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function nearest(dots: readonly PlacedDot[], { clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
  const { left, bottom, width } = currentTarget.getBoundingClientRect()
  const distanceTo = ({ share, height }: PlacedDot) =>
    Math.hypot(clientX - left - share * width, clientY - bottom + (height + 0.75) * pitch)
  const [first] = [...dots].sort((one, other) => distanceTo(one) - distanceTo(other))
  return first && distanceTo(first) <= reach ? first : undefined
}
