import { companyCodes } from '@atrium/contracts/company/certification/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useNameCheck } from '../../shared/company/useNameCheck'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { asFailure, Failure } from '../../shared/wire/Failure'
import { submitAction } from './actions'
import { isNameFreeAtom, suggestAtom } from './atoms'
import { draftSchema, formSchema, submissionOf, valuesOf } from './formValues'
import { certificationMessages } from './messages'
import { dataUrlFile } from './pictures'
import type { CompanyRecordContent } from './record'

/** The state and actions of the company form. */
export function useCertificationForm({ detail, name }: CompanyRecordContent) {
  const texts = useTexts(certificationMessages)
  const { navigate, notify } = useHost()
  const send = useSetAtom(submitAction)
  const isNameFree = useSetAtom(isNameFreeAtom)
  const suggest = useSetAtom(suggestAtom)
  const original = useMemo(() => valuesOf(detail, name), [detail, name])
  const isOnRecord = Boolean(detail?.licencePath)

  const form = useForm({
    schema: formSchema(texts, isOnRecord),
    initial: original,
    mode: 'onTouched',
    draft: { name: 'certification', schema: draftSchema },
    blame: fieldsOfRefusals,
    describe: useDescribeSubmission(),
    async submit({ logo, licence, hadLicence: _, ...input }) {
      try {
        if (!(await isNameFree(input.name))) {
          throw new Failure('refused', texts.nameTaken(texts.servicePhone), companyCodes.nameTaken)
        }
        await send({
          which: detail && detail.certificationStatus !== 'uncertified' ? 'again' : 'first',
          body: {
            ...submissionOf(input),
            version: detail?.version ?? 0,
            ...(licence && { licence }),
            ...(logo && { logo: dataUrlFile(logo, 'logo.png') }),
          },
        })
      } catch (thrown) {
        if (asFailure(thrown).code === companyCodes.nameTaken) check.takeAs(input.name)
        throw thrown
      }
      notify({ tone: 'success', message: texts.submitted })
      navigate(pagePaths.certificationSubmitted)
    },
  })
  const check = useNameCheck(form.values.name, { own: original.name, isNameFree, suggest })
  const { failure } = form
  return { form, check, isOnRecord, isOutdated: failure !== undefined && outdated.includes(failure.code) }
}

export type CertificationForm = ReturnType<typeof useCertificationForm>

const fieldsOfRefusals = {
  [companyCodes.nameTaken]: 'name',
  [companyCodes.unknownRegion]: 'region',
  [companyCodes.licenceMissing]: 'licence',
  [companyCodes.imageFormat]: 'licence',
  [companyCodes.imageTooLarge]: 'licence',
  [companyCodes.imageTooSmall]: 'licence',
  [companyCodes.imageTooManyPixels]: 'licence',
  [companyCodes.imageDamaged]: 'licence',
  [companyCodes.imageTooLong]: 'licence',
  [companyCodes.imageTooWhole]: 'licence',
  [companyCodes.imageTooManyScans]: 'licence',
  [companyCodes.imageTooCostly]: 'licence',
} as const

/** Refusals that mean the company's state differs from the form's. */
const outdated: readonly number[] = [
  companyCodes.changedMeanwhile,
  companyCodes.underReview,
  companyCodes.alreadySubmitted,
  companyCodes.neverSubmitted,
]

function useDescribeSubmission() {
  const texts = useTexts(certificationMessages)
  return useDescribeFailure({
    [companyCodes.changedMeanwhile]: texts.changedMeanwhile,
    [companyCodes.neverSubmitted]: texts.changedMeanwhile,
  })
}
