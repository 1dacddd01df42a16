import { compact } from '@atrium/contracts/wire/contract'
import { useRef, useState } from 'react'
import type { RegisteredCompany } from '../../shared/company/useNameCheck'
import type { CertificationForm } from './useCertificationForm'

/** What can be done about the code: take the registered one, or take the former one back. */
export interface CodeOffer {
  readonly kind: 'registered' | 'former'
  readonly code: string
}

/** The code of a company that was picked from the registry: it takes the place of none, or of what was taken from
 * there before; where one was typed it is offered. */
export function useRegisteredCode({ values, set }: CertificationForm['form']) {
  const [offer, setOffer] = useState<CodeOffer>()
  const filled = useRef('')
  const typed = () => compact(values.code).toUpperCase()

  return {
    offer,
    pick({ detail: code }: RegisteredCompany) {
      const present = typed()
      const isTyped = present !== '' && present !== filled.current
      if (!isTyped) {
        filled.current = code
        set('code', code)
      }
      setOffer(isTyped && present !== code ? { kind: 'registered', code } : undefined)
    },
    take({ kind, code }: CodeOffer) {
      const present = typed()
      set('code', code)
      setOffer({ kind: kind === 'registered' ? 'former' : 'registered', code: present })
    },
    /** Something else is typed: what was offered is of another company, or of another code. */
    forget: () => setOffer(undefined),
  }
}
