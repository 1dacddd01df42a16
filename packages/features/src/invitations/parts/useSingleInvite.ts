import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useDraft } from '../../shared/form/useDraft'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { randomKey } from '../../shared/wire/randomKey'
import { invitationsApiAtom } from '../api'
import { budgetAtom } from '../atoms'
import { type RowProblem, tidyPhone } from '../contract'
import { judgeRows } from '../list/judgeRows'
import { isBlank, type Person } from '../list/ListRow'
import type { Field } from '../list/useInviteList'
import { invitationsMessages } from '../messages'
import { problemMessages } from '../problemMessages'
import { fieldOf, problemWords } from './problemWords'
import { useExplain } from './useExplain'

const personDraft = v.object({ phone: v.string(), realName: v.string(), department: v.string() })
const nobody: Person = { phone: '', realName: '', department: '' }
const none: Readonly<Partial<Record<Field, string>>> = {}

/** The form for one person: what was typed, what is wrong with it, and sending it. */
export function useSingleInvite() {
  const texts = useTexts(invitationsMessages)
  const words = useTexts(problemMessages)
  const { notify } = useHost()
  const explain = useExplain()
  const api = useAtomValue(invitationsApiAtom)
  const askBudget = useSetAtom(budgetAtom)
  const { found, keep, drop } = useDraft('invitations.person', personDraft, 'browser')
  const [person, setPerson] = useState<Person>(found ?? nobody)
  const [errors, setErrors] = useState(none)
  const [problem, setProblem] = useState('')
  // One for each person that is sent to: a second try of the same never sends a second message.
  const [batchId, setBatchId] = useState(randomKey)
  useEffect(() => {
    // A department alone was left over from the one before: later nobody would look for it.
    if (person.phone === '' && person.realName === '') drop()
    else keep(person)
  }, [keep, drop, person])

  const sending = useAction(() => api.inviteByMessage({ body: { batchId, users: [{ row: 1, ...person }] } }))

  function change(field: Field, value: string) {
    setPerson((current) => ({ ...current, [field]: value }))
    setErrors(({ [field]: _, ...rest }) => rest)
    setProblem('')
  }

  function showProblems(problems: readonly RowProblem[]) {
    const shown: Partial<Record<Field, string>> = {}
    for (const each of problems) shown[fieldOf(each)] ??= problemWords(words, { problems: [each] })
    setErrors(shown)
  }

  async function submit() {
    const seen = problemsOf(person)
    showProblems(seen)
    setProblem('')
    if (seen.length > 0) return
    const result = await sending.run()
    askBudget()
    if (!result.done) return setProblem(explain(result.failure))
    const [answer] = result.value
    if (!answer?.sent) return showProblems(answer?.problems ?? [])
    notify({ tone: 'success', message: texts.sent(person.realName) })
    setBatchId(randomKey())
    // Those who are invited one after the other often sit together.
    setPerson(({ department }) => ({ phone: '', realName: '', department }))
  }

  /** The name by which the company knows the phone already, where none was typed. */
  async function recallName() {
    const phone = tidyPhone(person.phone)
    if (!/^1\d{10}$/.test(phone) || person.realName !== '') return
    const names = await api.realNamesByPhone({ body: { phones: [phone] } }).catch(() => [])
    const name = names.find((each) => each.phone === phone)?.realName
    if (!name) return
    setPerson((current) =>
      current.realName === '' && tidyPhone(current.phone) === phone
        ? { ...current, realName: name }
        : current,
    )
  }

  return { person, change, errors, problem, busy: sending.busy, submit, recallName }
}

function problemsOf(person: Person): readonly RowProblem[] {
  if (isBlank(person)) return ['phoneMissing', 'nameMissing']
  return judgeRows([{ row: 1, ...person }], new Map()).get(1)?.problems ?? []
}
