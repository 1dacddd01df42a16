import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { RotateCcw } from 'lucide-react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { failureNotice } from '../../shared/wire/failureNotice'
import { retryRuleAction } from '../actions'
import type { KnownRule } from '../api'
import { licenceRulesMessages } from '../messages'
import { ConflictList } from './ConflictList'
import { useRuleWords } from './useRuleWords'

/** What a reader of the rule must know first: problems with one button to retry, conflicts, a pause. */
export function RuleNotices({ rule }: { readonly rule: KnownRule }) {
  const texts = useTexts(licenceRulesMessages)
  const words = useRuleWords()
  const broken = rule.products.filter(({ problem }) => problem !== null)
  const { failed } = rule.counts
  const hasProblems = broken.length > 0 || failed > 0
  return (
    <>
      <Notice role="status">
        {rule.state === 'paused' ? texts.pausedNotice : rule.isSettling && texts.settlingNotice}
      </Notice>
      <Notice
        tone="warning"
        role="status"
        title={
          hasProblems && (broken.length > 0 ? texts.problemsTitle(broken.length) : texts.failedTitle(failed))
        }
        actions={rule.canEdit && <RetryButton ruleId={rule.ruleId} />}
      >
        {broken.length > 0 ? (
          <ul className={layout.plainList}>
            {broken.map(({ productId, productName, problem }) => {
              const { name, help } = words.problem(problem ?? 'broken')
              return <li key={productId}>{texts.problemOf(productName, name, help)}</li>
            })}
          </ul>
        ) : (
          hasProblems && texts.failedText
        )}
      </Notice>
      <Notice
        tone="warning"
        role="status"
        title={rule.conflicts.length > 0 && texts.conflicts(rule.conflicts.length)}
      >
        {rule.conflicts.length > 0 && <ConflictList conflicts={rule.conflicts} />}
      </Notice>
    </>
  )
}

function RetryButton({ ruleId }: { readonly ruleId: string }) {
  const texts = useTexts(licenceRulesMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(retryRuleAction)

  async function retry() {
    const result = await run(ruleId)
    if (result.done) notify({ tone: 'success', message: texts.retried })
    else notify(failureNotice(result.failure, describe(result.failure)))
  }

  return (
    <Button size="small" icon={<RotateCcw />} busy={busy} onClick={retry}>
      {texts.retry}
    </Button>
  )
}
