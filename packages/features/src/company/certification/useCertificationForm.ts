import { valibotResolver } from '@hookform/resolvers/valibot'
import { useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useDraft } from '../../shared/form/useDraft'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import type { Failure } from '../../shared/wire/Failure'
import { companyRoutes } from '../routes'
import { submitAction } from './actions'
import { isNameFreeAtom } from './atoms'
import { companyCodes } from './contract'
import { dataUrlFile } from './dataUrlFile'
import { draftSchema, type FormValues, formSchema, submissionOf, valuesOf } from './formValues'
import { certificationMessages } from './messages'
import type { CompanyRecordContent } from './record'
import { useLicence } from './useLicence'
import { useNameCheck } from './useNameCheck'
import { useRegistryHints } from './useRegistryHints'

/** Everything that the form of a company holds and does. */
export function useCertificationForm({ detail, name }: CompanyRecordContent) {
  const texts = useTexts(certificationMessages)
  const { navigate, notify } = useHost()
  const submit = useSetAtom(submitAction)
  const isNameFree = useSetAtom(isNameFreeAtom)
  const draft = useDraft('certification', draftSchema)
  const original = useMemo(() => valuesOf(detail, name), [detail, name])
  const [restored, setRestored] = useState(draft.found !== undefined)
  const [logo, setLogo] = useState(draft.found?.logo)
  const licence = useLicence(detail, draft.found?.hadLicence ?? false)
  const resolver = useMemo(() => valibotResolver(formSchema(texts)), [texts])
  const form = useForm<FormValues, unknown, FormValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: draft.found ? pickValues(draft.found) : original,
  })
  const values = { ...original, ...useWatch({ control: form.control }) } as FormValues
  const check = useNameCheck(values.name, original.name)
  const registry = useRegistryHints()

  const text = JSON.stringify(values)
  const isChanged = text !== JSON.stringify(original) || logo !== undefined || licence.file !== undefined
  useEffect(() => {
    if (isChanged) draft.keep({ ...JSON.parse(text), logo, hadLicence: licence.file !== undefined })
    else draft.drop()
  }, [isChanged, text, logo, licence.file, draft.keep, draft.drop])

  const sending = useAction(async (input: FormValues): Promise<'taken' | 'submitted'> => {
    if (!(await isNameFree(input.name))) return 'taken'
    await submit({
      which: detail && detail.certificationStatus !== 'uncertified' ? 'again' : 'first',
      body: {
        ...submissionOf(input),
        version: detail?.version ?? 0,
        ...(licence.file && { licence: licence.file }),
        ...(logo && { logo: dataUrlFile(logo, 'logo.png') }),
      },
    })
    return 'submitted'
  })

  async function send(input: FormValues) {
    if (!licence.check()) return
    const result = await sending.run(input)
    if (!result.done) return point(result.failure)
    if (result.value === 'taken') {
      check.takeAs(input.name)
      return form.setFocus('name')
    }
    draft.drop()
    notify({ tone: 'success', message: texts.submitted })
    navigate(companyRoutes.submitted)
  }

  /** Leads to the field that the service names. */
  function point(failure: Failure) {
    if (failure.code === companyCodes.nameTaken) {
      check.takeAs(form.getValues('name').trim())
      form.setFocus('name')
    } else if (failure.code === companyCodes.unknownRegion)
      form.setError('region', { message: texts.regionRequired })
    else licence.refuse(failure)
  }

  function discardDraft() {
    form.reset(original)
    setLogo(undefined)
    licence.reset()
    setRestored(false)
  }

  return {
    form,
    values,
    check,
    registry,
    licence,
    logo,
    setLogo,
    sending,
    submit: form.handleSubmit(send, () => void licence.check()),
    draft: { isRestored: restored && isChanged, discard: discardDraft },
  }
}

export type CertificationForm = ReturnType<typeof useCertificationForm>

const pickValues = ({
  logo: _,
  hadLicence: __,
  ...values
}: FormValues & { logo?: unknown; hadLicence?: unknown }) => values
