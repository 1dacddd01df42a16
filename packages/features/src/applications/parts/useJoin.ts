import { applicationErrors } from '@atrium/contracts/applications/contract'
import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { filled } from '../../shared/form/filled'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { asFailure } from '../../shared/wire/Failure'
import { applyAction } from '../actions'
import { promisedNameAtom } from '../joinAtoms'
import { joinMessages } from '../messages'

/** Sends the application: when asked to, and at once where it was promised while registering. */
export function useJoin(knownName: string) {
  const texts = useTexts(joinMessages)
  const { perform } = useAction(applyAction)
  const [promised, promise] = useAtom(promisedNameAtom)
  // Once it is sent it is promised no more, but still the name.
  const [realName] = useState(promised ?? knownName)
  const form = useForm({
    schema: v.object({ realName: filled(texts.nameRequired) }),
    initial: { realName },
    describe: useDescribeFailure({
      [applicationErrors.unknown]: texts.unknown,
      [applicationErrors.expired]: texts.expired,
      [applicationErrors.revoked]: texts.revoked,
      [applicationErrors.full]: texts.full,
      [applicationErrors.answered]: texts.answered,
      [applicationErrors.alreadyMember]: texts.alreadyMember,
      [applicationErrors.alreadyApplied]: texts.alreadyApplied,
      [applicationErrors.wrongAccount]: texts.wrongAccount,
      [applicationErrors.phoneTaken]: texts.phoneTaken,
    }),
    async submit({ realName }) {
      try {
        await perform(realName)
      } catch (thrown) {
        // Without an answer it can be sent again.
        if (asFailure(thrown).kind === 'refused') promise(undefined)
        throw thrown
      }
      promise(undefined)
    },
  })

  const start = useRef(() => {
    if (promised) void form.submit()
  })
  useEffect(() => start.current(), [])
  return form
}
