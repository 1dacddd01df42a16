import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { type ComponentProps, useCallback, useState } from 'react'
import { Tooltip } from './Tooltip'
import styles from './TruncatedText.module.css'

export interface TruncatedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole text. */
  children: string
  /** What the tooltip says, where the text is a part of something. Default: the whole text. */
  whole?: string
  /** Keep this many characters (code points) and an ellipsis. Without it the text is cut where the room ends. */
  limit?: number
  /** Which end of a text that is cut to the room stays: the end of a path says more. Default: 'start'. */
  keep?: 'start' | 'end'
  /** Takes so many lines before it is cut. Default: 1. */
  lines?: 1 | 2 | 3
  /**
   * Whether a cut text is a stop of the Tab key, so that the keyboard can reach the whole of it. Turn it off
   * inside a link or a button, which are stops already. Default: true.
   */
  focusable?: boolean
}

/** A text that is cut with an ellipsis when it is too long, and only then has a tooltip with the whole of it. */
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
      // What is around it may have a title: one word about it is enough.
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

/** A ref, and whether the element it is given to is too small for `text`; measured again when either changes. */
function useOverflow<T extends HTMLElement>(text: string, enabled: boolean) {
  const [overflows, setOverflows] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text in the same room is looked at anew
  const ref = useCallback(
    (element: T | null) => {
      if (!enabled || !element) return
      // It looks for the first time once all is laid out: each of many texts by itself would lay the page out anew.
      const observer = new ResizeObserver(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        // A face may rise a little above its line: it is a whole line that is missing.
        setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight * 1.4)
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [enabled, text],
  )
  return [ref, enabled && overflows] as const
}
