import { pagePaths } from '@atrium/contracts/paths'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { Protection, Security } from '../api'
import { securityMessages } from '../messages'

interface NextStep {
  /** The reason, in a sentence. */
  readonly reason: string
  readonly label: string
  readonly to: string
}

/** The name of each protection, and the action if it is weak. */
export function useProtectionTexts() {
  const texts = useTexts(securityMessages)
  const format = useFormat()
  /** One sentence about its age, the same everywhere. */
  function passwordSince({ passwordSetAt, wasPasswordChanged }: Security): string {
    const day = format.day(passwordSetAt)
    return wasPasswordChanged ? texts.passwordChangedOn(day) : texts.passwordSetOn(day)
  }
  const stepsOf = (security: Security): Partial<Record<Protection, NextStep>> => ({
    password: {
      reason: texts.passwordWeak(passwordSince(security)),
      label: texts.passwordAction,
      to: pagePaths.personalPassword,
    },
    secondStep: {
      reason: texts.secondStepWeak,
      label: texts.secondStepAction,
      to: pagePaths.security,
    },
    email: { reason: texts.emailWeak, label: texts.emailAction, to: pagePaths.security },
  })
  function whyWanted([company]: Security['secondStepWantedBy']): string | undefined {
    if (!company) return undefined
    const { name, until } = company
    return until ? texts.secondStepWanted(name, format.day(until)) : texts.secondStepOverdue(name)
  }
  return {
    nameOf: (kind: Protection) => texts[kind],
    passwordSince,
    /** The most urgent one: a company's requirement, or else the weakest. */
    nextOf(security: Security): (NextStep & { kind: Protection }) | undefined {
      const { protections, secondStepWantedBy } = security
      const wanted = whyWanted(secondStepWantedBy)
      const kind = wanted ? 'secondStep' : protections.find(({ isWeak }) => isWeak)?.kind
      const step = kind && stepsOf(security)[kind]
      return step && { ...step, kind, ...(wanted && { reason: wanted }) }
    },
  }
}
