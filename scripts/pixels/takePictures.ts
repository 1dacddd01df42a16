import { type Stage, type Studio, takePicture } from './openStudio.ts'
import type { Picture } from './Picture.ts'
import type { Shot } from './shotsOf.ts'
import { lineOf, type Verdict } from './Verdict.ts'

/** How many are open: one draws while another waits. */
const stages = 2

/** Takes the picture of each, has it judged, and says what isn't the same as soon as it is known. */
export async function takePictures(
  studio: Studio,
  shots: readonly Shot[],
  judge: (name: string, picture: Picture) => Promise<Verdict>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const waiting = shots.values()
  await Promise.all(
    Array.from({ length: stages }, async () => {
      const stage = await studio.open()
      for (const shot of waiting) {
        const verdict = await judgeShot(stage, shot)
        const line = lineOf(verdict)
        if (line) console.info(line)
        verdicts.push(verdict)
      }
    }),
  )
  return verdicts

  async function judgeShot(stage: Stage, shot: Shot): Promise<Verdict> {
    let picture: Picture
    try {
      picture = await takePicture(stage, shot)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { kind: 'broken', name: shot.name, reason }
    }
    return judge(shot.name, picture)
  }
}
