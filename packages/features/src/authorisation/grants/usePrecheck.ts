import { useAtomValue, useSetAtom } from 'jotai'
import { useHost } from '../../shared/host/useKept'
import { makeStaleAtom } from '../../shared/request/stale'
import { apiAtom } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface Prechecked {
  readonly isRefused: boolean
  /** In the person's language; undefined: no message. */
  readonly told: string | undefined
}

/** Asks the service whether a product can be assigned to members, before trying it. */
export function usePrecheck() {
  const texts = useAuthorisationTexts()
  const { locale } = useHost()
  const api = useAtomValue(apiAtom)
  const makeStale = useSetAtom(makeStaleAtom)
  const wordsOf = (isHeldAlready: boolean | undefined) => ({
    proceed: undefined,
    notEnoughSeats: texts.notEnoughSeats,
    confirm: isHeldAlready ? texts.heldAlready : texts.seatsFromAbove,
    moreThanAvailable: texts.moreThanAvailable,
  })

  return async (productId: string, userIds: readonly string[]): Promise<Prechecked> => {
    const body = { productId, userIds: [...userIds] }
    const { verdict, message, isHeldAlready } = await api.precheckGrant({ body })
    const isRefused = verdict === 'notEnoughSeats' || verdict === 'moreThanAvailable'
    // The person chose with outdated counts.
    if (isRefused) makeStale(['licences'])
    return {
      isRefused,
      told: locale === 'zh-CN' && message ? message : wordsOf(isHeldAlready)[verdict],
    }
  }
}
