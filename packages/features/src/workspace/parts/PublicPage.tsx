import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { helpMessages } from '../messages'
import { Brand } from './Brand'
import { Footer } from './Footer'
import styles from './PublicPage.module.css'

interface PublicPageProps {
  /** Opposite the brand, such as a language switch. */
  readonly corner?: ReactNode
  /**
   * Width of its column: comfortable for reading, with something next to the text, or as for signed-in people.
   * Default: reading.
   */
  readonly width?: 'reading' | 'wide' | 'whole'
  readonly children: ReactNode
}

/** The frame of public pages: one column, no menu. */
export function PublicPage({ corner, width = 'reading', children }: PublicPageProps) {
  const { hotlineLabel, hotline } = useTexts(helpMessages)
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand />
        {corner}
      </header>
      <main className={styles.column} data-width={width}>
        {children}
      </main>
      <footer className={styles.foot} data-width={width}>
        <Footer>
          <span>
            {hotlineLabel} {hotline}
          </span>
        </Footer>
      </footer>
    </div>
  )
}
