import { chromium } from 'playwright'
import { inject, test } from 'vitest'
import { copyDemoData } from '../../../api/src/testing/demo/copyDemoData'
import { noteVisits } from './noteVisits'
import { openVisitor, type Visitor, type VisitorOptions } from './openVisitor'
import { type ServiceOptions, startService } from './startService'

/** Environment variables of the service, by name. */
const environment: NonNullable<ServiceOptions['environment']> = {}

/**
 * A test with its own service per file and as many visitors as it asks for. It also fails if a page reports a
 * problem or the service an error that the test did not cause on purpose.
 */
export const journey = test
  .extend('endpoint', { scope: 'worker' }, () => inject('chromium'))
  .extend('browser', { scope: 'worker' }, async ({ endpoint }, { onCleanup }) => {
    const browser = await chromium.connect(endpoint)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('environment', { scope: 'file' }, environment)
  .extend('service', { scope: 'file' }, async ({ environment }, { onCleanup }) => {
    const service = await startService({ directory: copyDemoData('journey'), environment })
    onCleanup(async () => {
      await service.dispose()
      requireNone('The service complained', service.complaints)
    })
    return service
  })
  .extend('origin', { scope: 'file' }, ({ service }) => service.origin)
  .extend('visit', async ({ browser, origin, task }, { onCleanup }) => {
    const visitors: Visitor[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await takePictures(task.name, visitors)
      await Promise.all(visitors.map((visitor) => visitor.close()))
      requireNone(
        'The pages reported problems',
        visitors.flatMap(({ problems }) => problems),
      )
    })
    /** Opens a browser for another person. */
    return async (options?: VisitorOptions) => {
      const visitor = await openVisitor(browser, origin, options)
      visitors.push(visitor)
      noteVisits(visitor.page.context(), task.file.filepath)
      return visitor
    }
  })

async function takePictures(name: string, visitors: readonly Visitor[]): Promise<void> {
  for (const [index, visitor] of visitors.entries()) await visitor.picture(`${name} - ${index + 1}`)
}

function requireNone(heading: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${heading}:\n${found.join('\n')}`)
}
