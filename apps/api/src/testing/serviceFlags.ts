/**
 * What Node runs a tests' service with. V8 compiles the embedded database quickly and never anew, which would pay off
 * after minutes, while a test's service lives for seconds.
 */
export const serviceFlags = ['--liftoff-only']
