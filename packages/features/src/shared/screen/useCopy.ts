import { useCallback } from 'react'
import { useHost, useTexts } from '../host/useKept'
import { componentMessages } from '../texts/sharedMessages'

/** Copies a text and reports the result, which it also resolves with. */
export function useCopy() {
  const { notify } = useHost()
  const { copySucceeded, copyFailed } = useTexts(componentMessages)
  return useCallback(
    async (text: string): Promise<boolean> => {
      const copied = await writeText(text)
      notify(
        copied
          ? { tone: 'success', message: copySucceeded }
          : { tone: 'failure', message: copyFailed, duration: 5000 },
      )
      return copied
    },
    [notify, copySucceeded, copyFailed],
  )
}

/** Pages without a secure origin have no clipboard, and a browser may refuse it. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
