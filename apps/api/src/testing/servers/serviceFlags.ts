/**
 * Node flags of a test's service. V8 compiles the embedded database quickly and never optimises it, which
 * would pay off after minutes, while a test's service lives for seconds.
 */
export const serviceFlags = ['--liftoff-only']
