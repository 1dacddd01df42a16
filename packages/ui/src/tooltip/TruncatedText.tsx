import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { type ComponentProps, useCallback, useState } from 'react'
import { Tooltip } from './Tooltip'
import styles from './TruncatedText.module.css'

export interface TruncatedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole text. */
  children: string
  /** The tooltip's text, if the visible text is only a part. Default: the whole text. */
  whole?: string
  /**
   * Keeps this many characters (code points) and an ellipsis. Without it, the text is cut to the available
   * width.
   */
  limit?: number
  /** The end of the text that is kept: for a path, the end. Default: 'start'. */
  keep?: 'start' | 'end'
  /** Number of lines before it is cut. Default: 1. */
  lines?: 1 | 2 | 3
  /**
   * Whether a cut text is a Tab stop, so that keyboard users can read it. Turn it off inside a link or
   * button. Default: true.
   */
  focusable?: boolean
}

/** A text that is cut with an ellipsis if it is too long, and then has a tooltip with the whole text. */
export function TruncatedText({
  children: text,
  whole = text,
  limit,
  keep = 'start',
  lines = 1,
  focusable = true,
  className,
  ref,
  ...props
}: TruncatedTextProps) {
  const [measureRef, overflows] = useOverflow<HTMLSpanElement>(text, limit === undefined)
  const composedRef = useComposedRefs(ref, measureRef)
  const shown = limit === undefined ? text : truncate(text, limit)
  const cut = overflows || shown !== text

  const span = (
    <span
      {...props}
      ref={composedRef}
      className={clsx(styles.text, className)}
      data-slot="truncated-text"
      data-keep={keep}
      data-lines={lines}
      data-state={cut ? 'truncated' : 'whole'}
      tabIndex={cut && focusable ? 0 : undefined}
      // An ancestor may have a title; one tooltip is enough.
      title={cut ? '' : props.title}
    >
      {keep === 'end' ? <bdi>{shown}</bdi> : shown}
    </span>
  )
  return cut ? <Tooltip content={whole}>{span}</Tooltip> : span
}

function truncate(text: string, limit: number) {
  const points = Array.from(text)
  return points.length > limit ? `${points.slice(0, limit).join('').trimEnd()}…` : text
}

/** Returns a ref, and whether its element is too small for `text`; measured again when either changes. */
function useOverflow<T extends HTMLElement>(text: string, enabled: boolean) {
  const [overflows, setOverflows] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text must be measured again
  const ref = useCallback(
    (element: T | null) => {
      if (!enabled || !element) return
      // Measured first after layout: measuring each of many texts separately would lay the page out again
      // each time.
      const observer = new ResizeObserver(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        // Glyphs may overlap their line slightly; only a whole missing line counts.
        setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight * 1.4)
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [enabled, text],
  )
  return [ref, enabled && overflows] as const
}
