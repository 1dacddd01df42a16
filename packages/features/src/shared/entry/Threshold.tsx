import { pagePaths } from '@atrium/contracts/paths'
import { createContext, type ReactNode, use } from 'react'
import { Wordmark } from '../brand/Wordmark'
import { useHost } from '../host/useKept'
import styles from './Threshold.module.css'

/** Whether it is the whole page or a part of one. */
export type Extent = 'window' | 'content'

export const ThresholdContext = createContext<Extent>('window')

/** The texts around the content. */
export interface ThresholdTexts {
  readonly product: string
  readonly promise: string
  readonly userAgreement: string
  readonly privacy: string
}

export interface ThresholdProps {
  readonly corner?: ReactNode
  /** The form is so long that on a phone it would cover the hall. Default: false. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/**
 * The page around a sign-in: an illustrated hall on wide screens, with the form beside it. As a part of another
 * page, it is only the form.
 */
export function Threshold({
  texts,
  corner,
  isLong = false,
  children,
}: ThresholdProps & { readonly texts: ThresholdTexts }) {
  if (use(ThresholdContext) === 'content') {
    return (
      <div className={styles.part}>
        {corner && <div className={styles.corner}>{corner}</div>}
        {children}
      </div>
    )
  }
  return (
    <div className={styles.page} data-content={isLong ? 'long' : 'short'}>
      <aside className={styles.hall} data-slot="hall">
        <Wordmark>{texts.product}</Wordmark>
        <p className={styles.promise}>{texts.promise}</p>
      </aside>
      <main className={styles.main}>
        <div className={styles.top}>
          <Wordmark>{texts.product}</Wordmark>
          <div className={styles.corner}>{corner}</div>
        </div>
        <div className={styles.content}>{children}</div>
        <Terms texts={texts} />
      </main>
    </div>
  )
}

const agreement = pagePaths.agreement

/** The agreements. Each opens in a new tab, so that the form keeps its input. */
function Terms({ texts }: { readonly texts: ThresholdTexts }) {
  const { href, serves } = useHost()
  if (!serves(agreement)) return null
  return (
    <footer className={styles.terms}>
      {[texts.userAgreement, texts.privacy].map((name, at) => (
        <a key={name} href={href(`${agreement}?showValue=${at + 1}`)} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </footer>
  )
}
