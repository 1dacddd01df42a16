import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { waitingCountAtomOf } from '../atoms'
import { licenceRulesMessages } from '../messages'
import { waitingPath } from '../routes'

/** How many members wait for a product, with a link to them; nothing while that is nobody or unknown. */
export function WaitingNotice({ productId }: { readonly productId: string }) {
  const texts = useTexts(licenceRulesMessages)
  const waiting = useAtomValue(useMemo(() => waitingCountAtomOf(productId), [productId]))
  if (waiting.state !== 'ready' || waiting.value === 0) return null
  return (
    <Notice
      actions={
        <Button size="small" asChild>
          <FeatureLink to={waitingPath(productId)}>{texts.showWaiting}</FeatureLink>
        </Button>
      }
    >
      {texts.waitingOf(waiting.value)}
    </Notice>
  )
}
