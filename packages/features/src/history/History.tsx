import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { useAtomValue } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { subjectAtom } from './atoms'
import { historyList } from './historyList'
import { historyMessages } from './messages'
import { HistoryTable } from './parts/HistoryTable'

/** Who changed what and when, in the whole company or of one member, department or product. */
export function History() {
  const texts = useTexts(historyMessages)
  const subject = useAtomValue(subjectAtom)
  const history = useAtomValue(historyList.pageAtom)
  const name = history.state === 'ready' ? history.value.subjectName || texts.unknown : ''
  return (
    <Screen
      above={[{ name: texts.enterprise }]}
      name={subject && name ? texts.historyOf(name) : texts.history}
      kind={texts.history}
      actions={
        subject && (
          <Button asChild>
            <FeatureLink to={pagePaths.companyHistory}>{texts.wholeCompany}</FeatureLink>
          </Button>
        )
      }
    >
      <HistoryTable />
    </Screen>
  )
}
