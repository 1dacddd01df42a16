import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import type { Bounds, ImageProblem, ReadImage } from '../../platform/objects'
import { Refusal } from '../../platform/refusal/Refusal'
import { GivenUp } from '../../platform/uploads'
import type { CallPorts } from '../../ports/Ports'

/** For each reason why a picture isn't accepted; `tooCostly`: reading it was given up. */
export type PictureRefusals = Readonly<Record<ImageProblem | 'tooCostly', RefusalEntry>>

/**
 * Re-encodes an uploaded picture. Call it while holding no lock: it may take seconds.
 *
 * @param sender for fair queueing: the company's id, or the person's
 * @throws Refusal of `problems`
 */
export async function readPicture(
  { uploads }: Pick<CallPorts, 'uploads'>,
  sender: string,
  file: File,
  bounds: Bounds,
  problems: PictureRefusals,
): Promise<ReadImage> {
  const content = new Uint8Array(await file.arrayBuffer())
  const image = await uploads.read(sender, 'readImage', content, bounds).catch(givenUp)
  if (typeof image === 'string') throw new Refusal(problems[image])
  return image
}

function givenUp(error: unknown): 'tooCostly' {
  if (error instanceof GivenUp) return 'tooCostly'
  throw error
}
