import { useRef, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../host/useHost'
import type { CallOptions } from '../wire/client'
import { exporting, purposeHeader } from '../wire/contract'
import { asFailure } from '../wire/Failure'
import { failureNotice } from '../wire/failureNotice'
import { csvOf } from './csv'
import { exportColumns, type ListColumn } from './ListColumn'
import { listMessages } from './listMessages'

export interface Export<Row> {
  /** Of the file, without its ending. */
  readonly name: string
  /** All of the list, those that are hidden too. */
  readonly columns: readonly ListColumn<Row>[]
  /** One page of what is shown, 1-based, as long as the service gives them; `call` tells it that this is an export. */
  readonly page: (
    pageIndex: number,
    call: CallOptions,
  ) => Promise<{ readonly totalItems: number; readonly list: readonly Row[] }>
}

/** Percent that is done while one is under way. */
type ExportState = { readonly state: 'ready' } | { readonly state: 'busy'; readonly percent: number }

/** Saves all rows of a filtered list as CSV, page by page, and can be stopped meanwhile. */
export function useExport<Row>({ name, columns, page }: Export<Row>) {
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
      const cells = exportColumns(columns)
      const lines = [cells.map(({ header }) => header)]
      for (let pageIndex = 1; ; pageIndex += 1) {
        const { totalItems, list } = await page(pageIndex, call)
        for (const row of list) lines.push(cells.map(({ cell }) => cell(row, lines.length - 1)))
        if (list.length === 0 || lines.length > totalItems) break
        setState({ state: 'busy', percent: Math.round((lines.length / totalItems) * 100) })
      }
      save(`${name}.csv`, new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' }))
      notify({ tone: 'success', message: texts.exported(lines.length - 1) })
    } catch (thrown) {
      if (!controller.signal.aborted) notify(failureNotice(asFailure(thrown), describe(asFailure(thrown))))
    } finally {
      running.current = undefined
      setState({ state: 'ready' })
    }
  }

  return { state, start, stop: () => running.current?.abort() }
}

/** Hands a file to the browser, as if one had followed a link to it. */
export function save(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
