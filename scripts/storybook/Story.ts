export type Language = 'zh-CN' | 'en'

/** A story as the built Storybook knows it. */
export interface Story {
  readonly id: string
  /** Where it stands, such as `UI/Button`. */
  readonly title: string
  readonly name: string
  /** Its own language, if it is about one. */
  readonly locale?: Language
  /** The size that it asks for, in pixels. */
  readonly viewport: { readonly width: number; readonly height: number }
}
