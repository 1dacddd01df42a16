import type { CallOptions } from '../../wire/client'

/** What an export asks for page by page, of a list that the service gives as a whole. */
export const wholeExport =
  <Row>(ask: (call: CallOptions) => Promise<readonly Row[]>) =>
  async (_page: number, call: CallOptions) => {
    const list = await ask(call)
    return { totalItems: list.length, list }
  }
