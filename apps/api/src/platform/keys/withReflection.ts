/**
 * Loads a library that fails without the polyfill `reflect-metadata`. It imports the polyfill itself, but a build may
 * evaluate the two in another order, once several parts of the service share them.
 */
export async function withReflection<T>(load: () => Promise<T>): Promise<T> {
  await import('reflect-metadata')
  return load()
}
