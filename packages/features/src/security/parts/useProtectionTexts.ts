import { useTexts } from '../../shared/host/useHost'
import type { Protection } from '../api'
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
  const steps: Partial<Record<Protection, NextStep>> = {
    password: { reason: texts.passwordWeak, label: texts.passwordAction, to: neighbours.password },
    secondStep: {
      reason: texts.secondStepWeak,
      label: texts.secondStepAction,
      to: securityRoutes.centre,
    },
    email: { reason: texts.emailWeak, label: texts.emailAction, to: securityRoutes.centre },
  }
  return {
    nameOf: (kind: Protection) => texts[kind],
    nextOf: (kind: Protection | undefined) => (kind ? steps[kind] : undefined),
  }
}
