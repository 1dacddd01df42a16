import { useEffect, useRef } from 'react'
import { cleaned } from '../parts/cleaned'
import { Focusable } from '../parts/Focusable'
import styles from './Prose.module.css'

interface ProseProps {
  /** HTML that nobody has looked at. */
  readonly markup: string
  readonly label: string
}

/** Markdown as one reads it. */
export function Prose({ markup, label }: ProseProps) {
  const prose = useRef<HTMLElement>(null)
  useEffect(() => prose.current?.replaceChildren(cleaned(markup)), [markup])
  return <Focusable ref={prose} className={styles.prose} aria-label={label} />
}
