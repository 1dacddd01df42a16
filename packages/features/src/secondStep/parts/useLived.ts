import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import { secondStepMessages } from '../messages'

/** When something was added, and last used. */
export function useLived() {
  const texts = useTexts(secondStepMessages)
  const format = useFormat()
  return ({ addedAt, usedAt }: { readonly addedAt: string; readonly usedAt: string | null }) =>
    [
      texts.addedAt(format.day(addedAt)),
      usedAt ? texts.usedAt(format.timestamp(usedAt)) : texts.neverUsed,
    ].join(' · ')
}
