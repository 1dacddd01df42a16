import { SettingsSection } from '@atrium/ui/settings-section'
import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { formatSize } from '../../shared/texts/formatSize'
import { useFormat } from '../../shared/texts/useFormat'
import styles from '../Dissolution.module.css'
import type { Farewell } from '../deregistration/api'
import { farewellAtom } from '../deregistration/atoms'
import { deregistrationMessages } from '../deregistration/messages'
import { type LossFigure, LossFigures } from './LossFigures'
import { TextList } from './TextList'

/** What the person has that would be gone: how much of it, and what that means. */
export function DeregistrationLoss() {
  const texts = useTexts(deregistrationMessages)
  const { list } = useFormat()
  const farewell = useAtomValue(farewellAtom)
  const loss = farewell.state === 'ready' ? farewell.value.loss : undefined
  const figures = useFigures(loss)
  return (
    <SettingsSection
      title={texts.lossTitle}
      description={loss ? loss.companies.length > 0 && texts.inCompanies(list(loss.companies)) : '\u00A0'}
      padding="none"
    >
      {farewell.state !== 'failed' && <LossFigures figures={figures} />}
      <div className={styles.loss}>
        <TextList text={texts.endsList} kind="goes" />
      </div>
    </SettingsSection>
  )
}

function useFigures(loss: Farewell['loss'] | undefined): readonly LossFigure[] | undefined {
  const texts = useTexts(deregistrationMessages)
  const { count } = useFormat()
  return (
    loss && [
      { term: texts.companies, value: count(loss.companies.length) },
      { term: texts.licences, value: count(loss.licences) },
      { term: texts.orders, value: count(loss.orders) },
      { term: texts.invitations, value: count(loss.invitations) },
      { term: texts.messages, value: count(loss.messages) },
      {
        term: texts.files,
        value: count(loss.files),
        ...(loss.files > 0 && { hint: formatSize(loss.fileBytes) }),
      },
    ]
  )
}
