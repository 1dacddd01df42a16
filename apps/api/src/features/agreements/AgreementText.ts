/**
 * One version of an agreement in one language. A text that somebody agreed to never changes: a change is a new version.
 */
export interface AgreementText {
  readonly title: string
  readonly introduction: string
  readonly sections: readonly AgreementSection[]
}

interface AgreementSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
}
