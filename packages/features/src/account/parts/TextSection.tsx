import { SettingsSection } from '@atrium/ui/settings-section'
import type { ComponentProps } from 'react'
import { TextList } from './TextList'

interface TextSectionProps extends ComponentProps<typeof TextList> {
  readonly title: string
}

/** A part of what is told before an end: what goes, what stays, or what to do first. */
export function TextSection({ title, ...list }: TextSectionProps) {
  return (
    <SettingsSection title={title}>
      <TextList {...list} />
    </SettingsSection>
  )
}
