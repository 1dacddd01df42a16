import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { deferMounted } from '@atrium/ui/overlay'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { accountMessages } from '../messages'
import { useAccountHost } from './AccountHost'

const RebindDialog = deferMounted(async () => (await import('./RebindDialog')).RebindDialog)

/** Changes the linked phone, in a dialog; on phones on a page. */
export function Rebind({ oldMobile }: { readonly oldMobile: string }) {
  const { rebind } = useTexts(accountMessages)
  const { isMobile = false } = useAccountHost()
  const [dialog, setDialog] = useState<'open' | 'closed'>('closed')
  if (isMobile) {
    return (
      <Button asChild size="small">
        <FeatureLink to={pagePaths.phoneRebinding}>{rebind}</FeatureLink>
      </Button>
    )
  }
  return (
    <>
      <Button size="small" onClick={() => setDialog('open')}>
        {rebind}
      </Button>
      {dialog === 'open' && <RebindDialog oldMobile={oldMobile} onClose={() => setDialog('closed')} />}
    </>
  )
}
