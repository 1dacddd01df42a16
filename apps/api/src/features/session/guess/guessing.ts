/**
 * Why a password is refused, if it is, by the judgement that the page shows while one types. What judges is loaded on
 * first use: its dictionaries take a second and 60 MB, which no start should wait for.
 */
export async function guessedBy(
  password: string,
  words: readonly string[],
): Promise<'common' | 'personal' | undefined> {
  const { judgePassword } = await import('@atrium/password/judgePassword')
  return judgePassword(password, words).refused
}
