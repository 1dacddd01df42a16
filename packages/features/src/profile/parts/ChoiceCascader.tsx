import { Cascader, type CascaderOption } from '@atrium/ui/cascader'
import type { Ref } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { regionMessages } from '../../shared/regions/messages'
import { componentMessages, sharedMessages } from '../../shared/texts/sharedMessages'
import { profileMessages } from '../messages'

interface ChoiceCascaderProps {
  readonly ref?: Ref<HTMLButtonElement>
  /** Of what is chosen. */
  readonly label: string
  /** The words chosen, from the first level on; empty until chosen. */
  readonly value: readonly string[]
  readonly options: readonly CascaderOption[]
  readonly onChange: (value: readonly string[]) => void
  readonly onBlur: () => void
}

/** One of many, maybe in two levels, to be found by searching, too. */
export function ChoiceCascader({ ref, label, value, options, onChange, onBlur }: ChoiceCascaderProps) {
  const texts = useTexts(profileMessages)
  const shared = useTexts(sharedMessages)
  const words = useTexts(componentMessages)
  const { failed } = useTexts(regionMessages)
  return (
    <Cascader
      ref={ref}
      value={value}
      options={options}
      onValueChange={onChange}
      onBlur={onBlur}
      placeholder={texts.choose}
      labels={{
        panel: label,
        column: () => label,
        search: texts.searchIn(label),
        clearSearch: words.clearSearch,
        noMatches: texts.noChoices,
        loading: shared.loading,
        failed,
        retry: shared.retry,
      }}
    />
  )
}
