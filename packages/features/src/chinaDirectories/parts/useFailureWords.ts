import { useCallback } from 'react'
import { useTexts } from '../../shared/host/useKept'
import type { DirectoryFailure } from '../api'
import { chinaDirectoriesMessages } from '../messages'

/** A failure of a directory in words: what happened, what to do, and what the vendor said. */
export function useFailureWords() {
  const texts = useTexts(chinaDirectoriesMessages)
  return useCallback(
    ({ kind, scope, detail }: DirectoryFailure) => {
      const words = {
        credentialsWrong: [texts.credentialsWrong, texts.credentialsWrongHelp],
        permissionMissing: [
          texts.permissionMissing,
          scope ? texts.permissionMissingHelp(scope) : texts.somePermissionMissingHelp,
        ],
        rateLimited: [texts.rateLimited, texts.rateLimitedHelp],
        unreachable: [texts.unreachable, texts.unreachableHelp],
        rootMissing: [texts.rootMissing, texts.rootMissingHelp],
        targetMissing: [texts.targetMissing, texts.targetMissingHelp],
        tooLarge: [texts.tooLarge, texts.tooLargeHelp],
        broken: [texts.broken, texts.brokenHelp],
      } as const
      const [title, help] = words[kind]
      return { title, help, detail: detail && texts.vendorSaid(detail) }
    },
    [texts],
  )
}
