import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { Protection, Security } from '../api'
import { securityMessages } from '../messages'
import { neighbours, securityRoutes } from '../routes'

interface NextStep {
  /** Why, in a sentence. */
  readonly reason: string
  readonly label: string
  readonly to: string
}

/** What each protection is called, and what to do where it is weak. */
export function useProtectionTexts() {
  const texts = useTexts(securityMessages)
  const format = useFormat()
  const steps: Partial<Record<Protection, NextStep>> = {
    password: { reason: texts.passwordWeak, label: texts.passwordAction, to: neighbours.password },
    secondStep: {
      reason: texts.secondStepWeak,
      label: texts.secondStepAction,
      to: securityRoutes.centre,
    },
    email: { reason: texts.emailWeak, label: texts.emailAction, to: securityRoutes.centre },
  }
  function whyWanted([company]: Security['secondStepWantedBy']): string | undefined {
    if (!company) return undefined
    const { name, until } = company
    return until ? texts.secondStepWanted(name, format.day(until)) : texts.secondStepOverdue(name)
  }
  return {
    nameOf: (kind: Protection) => texts[kind],
    /** What comes first: that a company waits for, else what is weakest. */
    nextOf({ protections, secondStepWantedBy }: Security): (NextStep & { kind: Protection }) | undefined {
      const wanted = whyWanted(secondStepWantedBy)
      const kind = wanted ? 'secondStep' : protections.find(({ isWeak }) => isWeak)?.kind
      const step = kind && steps[kind]
      return step && { ...step, kind, ...(wanted && { reason: wanted }) }
    },
  }
}
