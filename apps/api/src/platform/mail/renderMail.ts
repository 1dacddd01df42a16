import type { MailWords } from './MailWords'
import { mailFrame } from './mailFrame'

interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Renders HTML, and text for programs without HTML. */
export function renderMail(words: MailWords): RenderedMail {
  const subject = oneLine(words.subject)
  return { subject, text: plain(words), html: mailFrame({ ...words, subject }) }
}

function plain({ paragraphs: [first = '', ...rest], code, closing }: MailWords): string {
  const shown = code === undefined ? [] : [code]
  return [first, ...shown, ...rest, `-- \nAtrium\n${closing}`].join('\n\n')
}

/** A name in a subject must not start another header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
