import { pagePaths } from '@atrium/contracts/paths'
import { useState } from 'react'
import { keepAttempt } from '../../shared/social/keptAttempts'
import { memory, OwnBrowser, type SocialPageProps } from '../social/storySteps'

export interface CompanyPageProps extends Omit<SocialPageProps, 'kept'> {
  /** The attempt with the state `state-1` that the browser started, or its ticket. Default: none. */
  readonly kept?: 'signIn' | 'prove' | 'test' | 'ticket'
}

/** A separate browser with the session's screens, where people sign in by their company. */
export function CompanyPage({ kept, ...props }: CompanyPageProps) {
  const [browser] = useState(() => openBrowser(kept))
  return <OwnBrowser browser={browser} fragment="" {...props} />
}

const pages = {
  signIn: { pathname: pagePaths.login, search: 'fromroute=%2FmyMessage' },
  prove: { pathname: pagePaths.memberManagement, search: 'page=2' },
  test: { pathname: pagePaths.companySettings, search: '' },
}

function openBrowser(kept: CompanyPageProps['kept']) {
  const store = memory()
  if (kept && kept !== 'ticket')
    keepAttempt(store, 'state-1', {
      attempt: 'attempt',
      purpose: kept,
      connectionId: 'connection-1',
      expiresAt: '2099-01-01T00:00:00.000Z',
      ...pages[kept],
    })
  return { store, tabStore: memory(kept === 'ticket' ? { companyTicket: 'ticket-1' } : {}) }
}
