/**
 * Why a password is too easy to guess, by the same check as on the page; undefined when it isn't. The checker is loaded
 * on first use: its dictionaries take a second and 60 MB, which no start should wait for.
 */
export async function guessedBy(
  password: string,
  words: readonly string[],
): Promise<'common' | 'personal' | undefined> {
  const { judgePassword } = await import('@atrium/password/judgePassword')
  return judgePassword(password, words).refused
}
