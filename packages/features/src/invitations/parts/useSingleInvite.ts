import { type RowProblem, rowProblems } from '@atrium/contracts/invitations/contract'
import { tidyPhone } from '@atrium/contracts/wire/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { rightUnless } from '../../shared/form/textRules'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { Failure } from '../../shared/wire/Failure'
import { randomKey } from '../../shared/wire/randomKey'
import { inviteAction } from '../actions'
import { invitationsApiAtom } from '../api'
import { judgeRows } from '../list/judgeRows'
import { isBlank, type Person } from '../list/ListRow'
import { invitationsMessages, problemMessages } from '../messages'
import { fieldOf, problemWords } from './problemWords'

const personDraft = v.object({ phone: v.string(), realName: v.string(), department: v.string() })

/** The form for one person. */
export function useSingleInvite() {
  const texts = useTexts(invitationsMessages)
  const words = useTexts(problemMessages)
  const { notify } = useHost()
  const api = useAtomValue(invitationsApiAtom)
  const invite = useSetAtom(inviteAction)
  // One per person and attempt: repeating it never sends a second message.
  const [batchId, setBatchId] = useState(randomKey)

  function wordsOf(problems: readonly RowProblem[]): Partial<Record<keyof Person, string>> {
    const told: Partial<Record<keyof Person, string>> = {}
    for (const each of problems) told[fieldOf(each)] ??= problemWords(words, { problems: [each] })
    return told
  }

  const form = useForm({
    schema(typed) {
      const wrong = wordsOf(problemsOf(typed))
      const field = (name: keyof Person) => v.pipe(v.string(), rightUnless(wrong[name]))
      return v.object({ phone: field('phone'), realName: field('realName'), department: v.string() })
    },
    initial: { phone: '', realName: '', department: '' },
    draft: { name: 'invitations.person', schema: personDraft, reach: 'browser' },
    blame: ({ data }) => (v.is(rowsProblems, data) ? wordsOf(data) : {}),
    async submit(person) {
      const [answer] = await invite({ batchId, users: [{ row: 1, ...person }] })
      if (!answer?.sent) throw new Failure('refused', '', 0, [], answer?.problems)
      notify({ tone: 'success', message: texts.sent(person.realName) })
      setBatchId(randomKey())
      // People invited in sequence are often in the same department.
      return { phone: '', realName: '', department: person.department }
    },
  })

  /** Fills in the name that the company has for the phone, if none was typed. */
  async function recallName() {
    const typed = () => form.hook.getValues()
    const phone = tidyPhone(typed().phone)
    if (!/^1\d{10}$/.test(phone) || typed().realName !== '') return
    const names = await api.realNamesByPhone({ body: { phones: [phone] } }).catch(() => [])
    const name = names.find((each) => each.phone === phone)?.realName
    if (name && typed().realName === '' && tidyPhone(typed().phone) === phone) form.set('realName', name)
  }

  return { form, recallName }
}

const rowsProblems = v.array(v.picklist(rowProblems))

function problemsOf(person: Person): readonly RowProblem[] {
  if (isBlank(person)) return ['phoneMissing', 'nameMissing']
  return judgeRows([{ row: 1, ...person }], new Map()).get(1)?.problems ?? []
}
