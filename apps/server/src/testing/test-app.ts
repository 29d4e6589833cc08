import { type AppOptions, type RunningApp, startOn } from './running-app.ts'
import { openTestDatabase } from './test-database.ts'

export type TestApp = RunningApp

/** The real server on a free port and a database of its own. */
export const startTestApp = async (options: AppOptions = {}): Promise<TestApp> =>
  startOn(await openTestDatabase(), options)
