import { databaseErrorCode } from './databaseErrorCode'

const deadlock = '40P01'
const serialisation = '40001'

/** Runs a transaction up to so many times: PostgreSQL ends one of two deadlocked ones, and that one is retried. */
export async function again<T>(times: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = databaseErrorCode(error)
    if (times > 1 && (code === deadlock || code === serialisation)) return again(times - 1, work)
    throw error
  }
}
