import { PageHeader } from '@atrium/ui/page-header'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import type { OpenedShare } from '../sharing/api'
import { sharingMessages } from '../sharing/messages'
import { useTimeLeft } from '../sharing/useTimeLeft'

/** What is shared, by whom, and for how long still. */
export function ShareHead({ share }: { readonly share: OpenedShare }) {
  const texts = useTexts(sharingMessages)
  const timeLeft = useTimeLeft()
  const { name, sharedBy, companyName, expiresAt } = share
  const by = [sharedBy, companyName].filter(Boolean).join(' · ')
  return (
    <>
      <PageHeader title={name} />
      <p className={layout.hint}>
        {texts.sharedBy(by)} · {timeLeft(expiresAt)}
      </p>
    </>
  )
}
