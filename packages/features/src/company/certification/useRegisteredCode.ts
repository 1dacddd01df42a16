import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './formValues'
import type { RegisteredCompany } from './useNameCheck'

/** What can be done about the code: take the registered one, or take the former one back. */
export interface CodeOffer {
  readonly kind: 'registered' | 'former'
  readonly code: string
}

/** The code of a company that was picked from the registry: it takes the place of none, or of what was taken from
 * there before; where one was typed it is offered. */
export function useRegisteredCode({ getValues, setValue }: UseFormReturn<FormValues, unknown, FormValues>) {
  const [offer, setOffer] = useState<CodeOffer>()
  const filled = useRef('')
  const typed = () => getValues('code').trim().toUpperCase()
  const fill = (code: string) =>
    setValue('code', code, { shouldDirty: true, shouldTouch: true, shouldValidate: true })

  return {
    offer,
    pick({ detail: code }: RegisteredCompany) {
      const present = typed()
      const isTyped = present !== '' && present !== filled.current
      if (!isTyped) {
        filled.current = code
        fill(code)
      }
      setOffer(isTyped && present !== code ? { kind: 'registered', code } : undefined)
    },
    take({ kind, code }: CodeOffer) {
      const present = typed()
      fill(code)
      setOffer({ kind: kind === 'registered' ? 'former' : 'registered', code: present })
    },
    /** Something else is typed: what was offered is of another company, or of another code. */
    forget: () => setOffer(undefined),
  }
}
