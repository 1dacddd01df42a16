import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { Focusable } from '../parts/Focusable'
import styles from './Lines.module.css'
import type { Line } from './linesOf'

interface LinesProps {
  readonly lines: readonly Line[]
  readonly label: string
}

const lineHeight = 20

/** Lines with their numbers; only visible ones are rendered. */
export function Lines({ lines, label }: LinesProps) {
  const scroller = useRef<HTMLElement>(null)
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 30,
    useFlushSync: false,
  })
  const columns = useMemo(
    () => lines.reduce((most, { pieces }) => Math.max(most, lengthOf(pieces)), 0),
    [lines],
  )
  const digits = String(lines.findLast(({ number }) => number)?.number ?? 1).length
  return (
    <Focusable ref={scroller} aria-label={label}>
      <div className={styles.lines} style={{ height: getTotalSize(), minWidth: `${columns + digits + 4}ch` }}>
        {getVirtualItems().map(({ index, start }) => (
          <div key={index} className={styles.line} style={{ transform: `translateY(${start}px)` }}>
            <span
              className={styles.number}
              style={{ width: `${digits + 1}ch` }}
              data-number={lines[index]?.number}
            />
            <code className={styles.code}>
              {lines[index]?.pieces.map(({ text, look }, n) =>
                look ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
                  <span key={n} className={lookOf(look)}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
            </code>
          </div>
        ))}
      </div>
    </Focusable>
  )
}

/** In monospaced characters; Chinese characters count as two. */
const lengthOf = (pieces: Line['pieces']) =>
  pieces.reduce((sum, { text }) => sum + text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0), 0)

function lookOf(look: string): string | undefined {
  if (/comment|quote|meta/.test(look)) return styles.quiet
  if (/keyword|tag|name|section|selector|literal|built_in|bullet/.test(look)) return styles.word
  if (/string|regexp|attr|link|addition/.test(look)) return styles.string
  if (/number|symbol|variable|deletion/.test(look)) return styles.value
  return /title|type|class/.test(look) ? styles.strong : undefined
}
