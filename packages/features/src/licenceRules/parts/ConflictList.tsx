import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { RuleConflict } from '../api'
import { licenceRulesMessages } from '../messages'

const mostShown = 10

/** What contradicts other rules, one sentence each. */
export function ConflictList({ conflicts }: { readonly conflicts: readonly RuleConflict[] }) {
  const texts = useTexts(licenceRulesMessages)
  const rest = conflicts.length - mostShown
  return (
    <ul className={layout.plainList}>
      {conflicts
        .slice(0, mostShown)
        .map(({ kind, ruleId, ruleName, productId, productName, memberCount }) => (
          <li key={`${kind} ${ruleId} ${productId}`}>{texts[kind](ruleName, productName, memberCount)}</li>
        ))}
      {rest > 0 && <li>{texts.moreConflicts(rest)}</li>}
    </ul>
  )
}
