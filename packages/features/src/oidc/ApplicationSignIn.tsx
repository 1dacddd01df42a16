import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { requestIdAtom } from './atoms'
import { applicationSignInMessages, oidcFrameMessages } from './messages'
import { Answering, type AnsweringProps } from './parts/Answering'
import { OidcFrame } from './parts/OidcFrame'
import { readFragment } from './parts/readFragment'
import { Stop } from './parts/Stop'

export interface ApplicationSignInProps extends Omit<AnsweringProps, 'requestId'> {
  /** Of the address, without the leading `#`; the provider puts the codes of its errors there. */
  readonly fragment: string
  /** Controls of the host in a corner, such as the language. */
  readonly corner?: ReactNode
}

/** `/applicationSignIn`: signs a person in to an application that asks for it. */
export function ApplicationSignIn({ fragment, corner, ...answering }: ApplicationSignInProps) {
  const requestId = useAtomValue(requestIdAtom)
  const error = readFragment(fragment).word('error')
  return (
    <OidcFrame corner={corner}>
      {error !== '' || requestId === '' ? (
        <Refused error={error} />
      ) : (
        // Another person, or another request, begins from the start.
        <Answering key={`${requestId} ${answering.account?.userId}`} requestId={requestId} {...answering} />
      )}
    </OidcFrame>
  )
}

interface RefusedProps {
  /** The provider's code; empty: the address names no request. */
  readonly error: string
}

const explained = [
  'invalid_request',
  'invalid_client',
  'invalid_redirect_uri',
  'unauthorized_client',
  'server_error',
] as const

/** The provider doesn't know where it could lead back to. Its own words may come from the address, so ours are shown. */
function Refused({ error }: RefusedProps) {
  const texts = useTexts(applicationSignInMessages)
  const { home } = useTexts(oidcFrameMessages)
  const known = explained.find((code) => code === error)
  return (
    <Stop
      title={texts.refusedTitle}
      text={texts[known ?? (error === '' ? 'invalid_request' : 'otherError')]}
      code={error === '' ? undefined : texts.code(error)}
    >
      <Button asChild>
        <FeatureLink to={pagePaths.start}>{home}</FeatureLink>
      </Button>
    </Stop>
  )
}
