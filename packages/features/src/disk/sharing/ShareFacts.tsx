import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { OpenedShare } from './api'
import { sharingMessages } from './messages'
import { useTimeLeft } from './useTimeLeft'

interface ShareFactsProps {
  readonly share: OpenedShare
  /** What else there is to tell. Default: nothing. */
  readonly children?: ReactNode
}

/** Who shares it, and for how long still. */
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
