import { SettingsSection } from '@atrium/ui/settings-section'
import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { formatSize } from '../../shared/texts/formatSize'
import { useFormat } from '../../shared/texts/useFormat'
import type { DissolutionOutlook } from '../api'
import { outlookAtom } from '../atoms'
import styles from '../Dissolution.module.css'
import { dissolutionMessages } from '../dissolutionMessages'
import { type LossFigure, LossFigures } from './LossFigures'
import { TextList } from './TextList'

/** What the company has that would be gone: how much of it, and what that means. */
export function DissolutionLoss() {
  const texts = useTexts(dissolutionMessages)
  const outlook = useAtomValue(outlookAtom)
  const figures = useFigures(outlook.state === 'ready' ? outlook.value.loss : undefined)
  return (
    <SettingsSection
      title={texts.lossTitle}
      description={outlook.state === 'ready' ? texts.about(outlook.value.companyName) : '\u00A0'}
      padding="none"
    >
      {outlook.state !== 'failed' && <LossFigures figures={figures} />}
      <div className={styles.loss}>
        <TextList text={texts.endsList} kind="goes" />
      </div>
    </SettingsSection>
  )
}

function useFigures(loss: DissolutionOutlook['loss'] | undefined): readonly LossFigure[] | undefined {
  const texts = useTexts(dissolutionMessages)
  const { count } = useFormat()
  return (
    loss && [
      { term: texts.members, value: count(loss.members) },
      { term: texts.departments, value: count(loss.departments) },
      { term: texts.products, value: count(loss.products) },
      { term: texts.seats, value: count(loss.seats), hint: texts.seatsInUse(loss.granted) },
      { term: texts.invitations, value: count(loss.invitations) },
      {
        term: texts.files,
        value: count(loss.files),
        ...(loss.files > 0 && { hint: formatSize(loss.fileBytes) }),
      },
    ]
  )
}
