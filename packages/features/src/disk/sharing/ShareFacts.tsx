import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { OpenedShare } from './api'
import { sharingMessages } from './messages'
import { useTimeLeft } from './useTimeLeft'

interface ShareFactsProps {
  readonly share: OpenedShare
  /** Further facts. Default: none. */
  readonly children?: ReactNode
}

/** The person who shares it, and the remaining time. */
export function ShareFacts({ share, children }: ShareFactsProps) {
  const texts = useTexts(sharingMessages)
  const timeLeft = useTimeLeft()
  const { sharedBy, companyName, expiresAt } = share
  const by = [sharedBy, companyName].filter(Boolean).join(' · ')
  return (
    <p className={layout.hint}>
      {texts.sharedBy(by)} · {timeLeft(expiresAt)}
      {children}
    </p>
  )
}
