import { useTexts } from '../../shared/host/useKept'
import { formatSize } from '../../shared/texts/formatSize'
import type { Format } from '../kind/Format'
import type { Fact } from '../kind/factsOf'
import { endingOf } from '../kind/kindOf'
import { formatMessages } from '../kind/messages'
import { previewMessages } from '../messages'
import styles from './FileFacts.module.css'
import type { PreviewedFile } from './PreviewedFile'

interface FileFactsProps {
  readonly file: PreviewedFile
  readonly format?: Format | undefined
  /** Facts from the file's header. Default: none. */
  readonly facts?: readonly Fact[] | undefined
}

/** Facts about a file that can't be shown. */
export function FileFacts({ file, format, facts = [] }: FileFactsProps) {
  const texts = useTexts(previewMessages)
  const formats = useTexts(formatMessages)
  const ending = endingOf(file.name)
  const rows = [
    ...(format ? [[texts.factFormat, formats[format]]] : []),
    ...(ending ? [[texts.factEnding, `.${ending}`]] : []),
    [texts.factSize, formatSize(file.size)],
    ...facts.map(({ fact, value }) => [
      {
        version: texts.factVersion,
        title: texts.factTitle,
        author: texts.factAuthor,
        program: texts.factProgram,
        written: texts.factWritten,
        schema: texts.factSchema,
      }[fact],
      value,
    ]),
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
