import { useState } from 'react'
import { useHost } from '../../shared/useHost'

const key = 'draft:registration'

interface Kept {
  readonly mobile: string
  readonly name: string
}

/** Number and name as they were typed in this tab; never the password. */
export function useRegistrationDraft() {
  const { tabStore } = useHost()
  const [kept] = useState((): Kept => {
    const [mobile = '', name = ''] = (tabStore.read(key) ?? '').split('\n')
    return { mobile, name }
  })
  return {
    kept,
    keep: ({ mobile, name }: Kept) => tabStore.write(key, `${mobile}\n${name}`),
    drop: () => tabStore.write(key, ''),
  }
}
