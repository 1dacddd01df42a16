import { SettingsSection } from '@atrium/ui/settings-section'
import type { ReactNode } from 'react'
import { formatSize } from '../../shared/texts/formatSize'
import { useFormat } from '../../shared/texts/useFormat'
import styles from '../Dissolution.module.css'
import { type LossFigure, LossFigures } from './LossFigures'
import { TextList } from './TextSection'

interface LossSectionProps {
  readonly title: string
  /** The owner; its line is reserved while unknown. */
  readonly description: ReactNode
  /** Undefined while loading. */
  readonly figures: readonly LossFigure[] | undefined
  /** The amounts could not be loaded. */
  readonly isFailed: boolean
  /** The consequences, one item per line. Default: shown elsewhere. */
  readonly ends?: string | undefined
}

/** The losses: the amounts, and their consequences. */
export function LossSection({ title, description, figures, isFailed, ends }: LossSectionProps) {
  const something = figures?.filter(({ value }) => value !== '0')
  const isNothing = something?.length === 0
  if (isNothing && !ends) return null
  return (
    <SettingsSection title={title} description={description} padding="none">
      {!isFailed && !isNothing && <LossFigures figures={something} />}
      {ends && (
        <div className={styles.loss}>
          <TextList text={ends} kind="goes" />
        </div>
      )}
    </SettingsSection>
  )
}

/** Placeholder until the text is known. */
export const blankLine = '\u00A0'

interface Files {
  readonly files: number
  readonly fileBytes: number
}

export function useFilesFigure(): (term: string, of: Files) => LossFigure {
  const { count } = useFormat()
  return (term, { files, fileBytes }) => ({
    term,
    value: count(files),
    ...(files > 0 && { hint: formatSize(fileBytes) }),
  })
}
