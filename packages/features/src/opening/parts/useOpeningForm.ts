import { mostUncertified, openingErrors } from '@atrium/contracts/opening/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { leastNameLength } from '@atrium/contracts/shared/company/contract'
import { codePoints } from '@atrium/contracts/wire/contract'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { useNameCheck } from '../../shared/company/useNameCheck'
import { filled } from '../../shared/form/filled'
import { useForm } from '../../shared/form/useForm'
import { inCompany } from '../../shared/host/companyInAddress'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { suggestNamesAtom } from '../../shared/registry/suggestNamesAtom'
import { asFailure } from '../../shared/wire/Failure'
import { openCompanyAction } from '../actions'
import { isNameFreeAtom } from '../atoms'
import { openingMessages } from '../messages'

/** Opens the company, and leads to its certification. The name survives a reload. */
export function useOpeningForm() {
  const texts = useTexts(openingMessages)
  const { notify, navigate } = useHost()
  const open = useSetAtom(openCompanyAction)
  const isNameFree = useSetAtom(isNameFreeAtom)
  const suggest = useSetAtom(suggestNamesAtom)
  const form = useForm({
    schema: v.object({
      name: v.pipe(
        filled(texts.nameRequired),
        v.check((name) => codePoints(name) >= leastNameLength, texts.nameTooShort),
      ),
    }),
    initial: { name: '' },
    draft: { name: 'opening', schema: v.object({ name: v.string() }) },
    blame: { [openingErrors.nameTaken]: 'name' },
    describe: useDescribeFailure({
      [openingErrors.nameTaken]: texts.nameTaken,
      [openingErrors.tooManyUncertified]: texts.tooManyUncertified(mostUncertified),
      [openingErrors.leaving]: texts.leaving,
    }),
    async submit({ name }) {
      try {
        const { companyId } = await open(name)
        notify({ tone: 'success', message: texts.opened(name) })
        navigate(inCompany(pagePaths.companyInformation, companyId))
      } catch (thrown) {
        if (asFailure(thrown).code === openingErrors.nameTaken) check.takeAs(name)
        throw thrown
      }
    },
  })
  const check = useNameCheck(form.values.name, { own: '', isNameFree, suggest })
  return { form, check }
}
