/** What a scanner says of a content; `tooLarge`: it takes no content of that size. */
export type Verdict =
  | { readonly state: 'clean' | 'tooLarge' }
  | { readonly state: 'infected'; readonly threat: string }

/** Looks for malware. */
export interface Scanner {
  /** @throws when it can't say, as it doesn't answer; it may be asked again. */
  scan(content: ReadableStream<Uint8Array>): Promise<Verdict>
}
