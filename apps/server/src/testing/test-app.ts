import { type AppOptions, type RunningApp, startOn } from './running-app.ts'
import { openTestDatabase } from './test-database.ts'

export type TestApp = RunningApp

/** Starts the real server on a free port with a new database. */
export const startTestApp = async (options: AppOptions = {}): Promise<TestApp> =>
  startOn(await openTestDatabase(), options)
