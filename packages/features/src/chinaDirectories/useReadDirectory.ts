import { useDescribeFailure, useHost } from '../shared/host/useKept'
import { useAction } from '../shared/request/useAction'
import { failureNotice } from '../shared/wire/failureNotice'
import { readAction } from './actions'
import { differencePath } from './routes'

/** Starts to read a directory, and shows its difference. */
export function useReadDirectory(directoryId: string) {
  const { navigate, notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(readAction)

  async function read() {
    const result = await run(directoryId)
    if (result.done) navigate(differencePath({ directoryId, differenceId: result.value }))
    else notify(failureNotice(result.failure, describe(result.failure)))
  }

  return { read, busy }
}
