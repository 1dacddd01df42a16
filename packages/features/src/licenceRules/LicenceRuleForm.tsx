import { pagePaths } from '@atrium/contracts/paths'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { type EditedRule, editedIdAtom, editedRuleAtom } from './atoms'
import { licenceRulesMessages } from './messages'
import { RuleForm } from './parts/RuleForm'

/** `/licenceRuleForm`: a rule, the one in the query or a new one. */
export function LicenceRuleForm() {
  const texts = useTexts(licenceRulesMessages)
  const ruleId = useAtomValue(editedIdAtom)
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.title, to: pagePaths.licenceRules }]}
      name={ruleId === undefined ? texts.add : texts.edit}
    >
      <Content key={ruleId ?? ''} />
    </Screen>
  )
}

function Content() {
  const texts = useTexts(licenceRulesMessages)
  const [edited, refresh] = useAtom(editedRuleAtom)
  const [opened, setOpened] = useState<{ readonly edited: EditedRule | undefined; readonly turn: number }>()
  // The open rule doesn't change while somebody types.
  if (!opened && edited.state === 'ready' && !edited.stale) setOpened({ edited: edited.value, turn: 0 })
  if (opened)
    return (
      <RuleForm
        key={opened.turn}
        edited={opened.edited}
        onReplace={(theirs) => setOpened({ edited: theirs, turn: opened.turn + 1 })}
      />
    )
  if (edited.state === 'failed')
    return (
      <RequestFailure
        failure={edited.failure}
        title={edited.failure.kind === 'missing' ? texts.ruleMissing : texts.ruleFailed}
        missing={{ hint: texts.ruleMissingHint, action: <ReturnButton to={pagePaths.licenceRules} /> }}
        onRetry={refresh}
      />
    )
  return (
    <Card>
      <div className={layout.sections} role="status" aria-label={texts.loading}>
        <Skeleton width="30%" height={34} />
        <Skeleton height={160} />
        <Skeleton height={320} />
      </div>
    </Card>
  )
}
