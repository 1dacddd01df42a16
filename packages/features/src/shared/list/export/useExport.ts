import { exporting, purposeHeader } from '@atrium/contracts/wire/headers'
import { useRef, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../host/useKept'
import type { CallOptions } from '../../wire/client'
import { asFailure } from '../../wire/Failure'
import { failureNotice } from '../../wire/failureNotice'
import type { ListColumn } from '../ListColumn'
import { listMessages } from '../messages'

export interface Export<Row> {
  /** Name of the file, without extension. */
  readonly name: string
  /** All columns, including hidden ones. */
  readonly columns: readonly ListColumn<Row>[]
  /** One page (1-based) of matching rows, as large as the service allows; `call` tells it that this is an export. */
  readonly page: (
    pageIndex: number,
    call: CallOptions,
  ) => Promise<{ readonly totalItems: number; readonly list: readonly Row[] }>
}

/** Progress in percent. */
type ExportState = { readonly state: 'ready' } | { readonly state: 'busy'; readonly percent: number }

/** Saves all rows of a filtered list as CSV, page by page, and can be stopped. */
export function useExport<Row>(what: Export<Row>) {
  const { notify } = useHost()
  const texts = useTexts(listMessages)
  const describe = useDescribeFailure()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<ExportState>({ state: 'ready' })

  async function start() {
    if (running.current) return
    const controller = new AbortController()
    const call = { signal: controller.signal, headers: { [purposeHeader]: exporting } }
    running.current = controller
    setState({ state: 'busy', percent: 0 })
    try {
      const { saveRows } = await import('./saveRows')
      const saved = await saveRows(what, call, (percent) => setState({ state: 'busy', percent }))
      notify({ tone: 'success', message: texts.exported(saved) })
    } catch (thrown) {
      if (!controller.signal.aborted) notify(failureNotice(asFailure(thrown), describe(asFailure(thrown))))
    } finally {
      running.current = undefined
      setState({ state: 'ready' })
    }
  }

  return { state, start, stop: () => running.current?.abort() }
}
