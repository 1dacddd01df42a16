import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type Ref, useEffect, useLayoutEffect } from 'react'
import type { Adoption, TriggerPart } from '../useTriggerRelay'

interface AdoptedTriggerProps extends Adoption, TriggerPart {
  ref?: Ref<HTMLElement>
}

/** Stands where Radix expects its trigger, and passes what Radix gives it to the element that is there already. */
export function AdoptedTrigger({ ref, element, adopt, ...given }: AdoptedTriggerProps) {
  const attach = useComposedRefs(ref)
  useLayoutEffect(() => {
    attach(element)
    return () => void attach(null)
  }, [attach, element])
  // At each rendering, since the handlers are those of that rendering.
  useEffect(() => adopt(given))
  return null
}
