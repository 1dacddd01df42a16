import { Building2, UserRound } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { deleteTitleAction, setDefaultTitleAction } from '../actions'
import type { InvoiceTitle } from '../api'
import { titlesAtom } from '../atoms'
import { billingMessages } from '../messages'
import { KeptSection } from './KeptSection'

const TitleDialog = lazy(() => import('./TitleDialog').then((module) => ({ default: module.TitleDialog })))

/** Whom invoices name. */
export function Titles() {
  const texts = useTexts(billingMessages)
  const [edited, edit] = useState<InvoiceTitle | 'new'>()

  function wordsOf(title: InvoiceTitle) {
    const { kind, invoiceHeader: name, creditCode } = title
    if (kind === 'personal') return { icon: <UserRound />, name, lines: [[texts.personal]], copied: name }
    const lines = [
      [texts[title.invoiceType], creditCode],
      [title.bankName, title.bankAccount].filter(Boolean),
      [title.registeredAddress, title.registeredPhone].filter(Boolean),
    ].filter((facts) => facts.length > 0)
    const told = [[name, creditCode], ...lines.slice(1)]
    const copied = told.flat().join('\n')
    return { icon: <Building2 />, name, lines, inFours: title.bankAccount, copied }
  }

  return (
    <KeptSection
      drawing="orders"
      kept={titlesAtom}
      words={{
        title: texts.titles,
        hint: texts.titlesHint,
        failed: texts.titlesFailed,
        none: texts.noTitles,
        noneText: texts.noTitlesText,
        add: texts.addTitle,
      }}
      wordsOf={wordsOf}
      remove={deleteTitleAction}
      setDefault={setDefaultTitleAction}
      onEdit={(title) => edit(title ?? 'new')}
    >
      {edited && (
        <TitleDialog title={edited === 'new' ? undefined : edited} onClose={() => edit(undefined)} />
      )}
    </KeptSection>
  )
}
