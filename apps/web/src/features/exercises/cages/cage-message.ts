/** What a frame gets once, together with a port on which everything else is said. */
export type CageOpening = {
  /** The runner's script. */
  source?: string
  /** Large files that the runner needs, by name. */
  files?: Record<string, Blob>
}

/** One run of a person's code. The runner gets no expected values, so it cannot know what would pass. */
export type RunRequest = {
  /** Random, used for one run; every answer repeats it. */
  id: string
  code: string
  schema: string
  flags: string
  tests: { setup: string; probe: string }[]
}

/** What a runner says. `got` is JSON text; `null` where there was no value. */
export type RunnerMessage =
  | { ready: true }
  | { id: string; problem: string }
  | { id: string; test: number; got: string | null; error?: string; printed?: string }
  | { id: string; done: true }
