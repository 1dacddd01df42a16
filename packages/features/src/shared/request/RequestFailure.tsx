import { pagePaths } from '@atrium/contracts/paths'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Button } from '@atrium/ui/button'
import { FailureState } from '@atrium/ui/failure-state'
import type { ReactNode } from 'react'
import { FeatureLink } from '../host/FeatureLink'
import { useDescribeFailure, useTexts } from '../host/useKept'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'
import type { Failure } from '../wire/Failure'
import { Forbidden } from './Forbidden'
import { secondStepWantedMessages } from './messages'

interface RequestFailureProps {
  readonly failure: Failure
  /** Title, such as "The members could not be loaded". Default: "Could not load", "Not found". */
  readonly title?: string
  /** The page to go to if it doesn't exist. Default: a hint to refresh. */
  readonly missing?: { readonly hint: string; readonly action: ReactNode }
  /** Asks again. */
  readonly onRetry: () => void
}

/** Shown when a request failed: says why and what to do. Retrying is offered where it can help. */
export function RequestFailure({ failure, title, missing, onRetry }: RequestFailureProps) {
  const texts = useTexts(sharedMessages)
  const words = useTexts(componentMessages)
  const description = useDescribeFailure()(failure)
  if (failure.code === errorCodes.secondStepWanted) {
    return <SecondStepWanted onRetry={onRetry} />
  }
  if (failure.code === errorCodes.companySignInNeeded) {
    return <CompanySignInNeeded description={description} onRetry={onRetry} />
  }
  if (failure.kind === 'forbidden') {
    return <Forbidden description={description} />
  }
  if (failure.kind === 'noCompany') {
    return (
      <FailureState
        drawing="departments"
        title={words.noCompanyTitle}
        description={description}
        action={
          <Button asChild variant="primary">
            <FeatureLink to={pagePaths.toCompany}>{words.noCompanyAction}</FeatureLink>
          </Button>
        }
      />
    )
  }
  if (failure.kind === 'missing') {
    return (
      <FailureState
        drawing="not-found"
        title={title ?? words.missingTitle}
        description={missing?.hint ?? description}
        action={missing?.action}
      />
    )
  }
  return (
    <FailureState
      drawing={failure.kind === 'offline' ? 'offline' : 'failed'}
      title={title ?? words.loadFailed}
      description={description}
      onRetry={onRetry}
      labels={{ retry: texts.retry }}
    />
  )
}

const securityCentre = pagePaths.security

interface CompanySignInNeededProps {
  readonly description: string
  readonly onRetry: () => void
}

/** Shown when the company requires its own sign-in: asking again leads there. */
function CompanySignInNeeded({ description, onRetry }: CompanySignInNeededProps) {
  const texts = useTexts(secondStepWantedMessages)
  return (
    <FailureState
      drawing="forbidden"
      title={texts.companyTitle}
      description={description}
      onRetry={onRetry}
      labels={{ retry: texts.goOn }}
    />
  )
}

/** Shown when administration requires a second step and the person has none: links to where it is turned on. */
function SecondStepWanted({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(secondStepWantedMessages)
  const { retry } = useTexts(sharedMessages)
  return (
    <FailureState
      drawing="forbidden"
      title={texts.title}
      description={texts.text}
      action={
        <Button asChild variant="primary">
          <FeatureLink to={securityCentre}>{texts.turnOn}</FeatureLink>
        </Button>
      }
      onRetry={onRetry}
      labels={{ retry }}
    />
  )
}
