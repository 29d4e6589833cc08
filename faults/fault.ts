/** One thing that must hold under a fault, described with what was done and how often. */
export type Check = {
  what: string
  held: boolean
  detail?: string
  /** How many processes were killed without warning. */
  kills?: number
}

export type FaultOptions = { quick: boolean; log: (line: string) => void }

/** A fault from the standard: what is done to the real program, and what must hold afterwards. */
export type Fault = {
  id: string
  title: string
  /** Approximate total duration. */
  minutes: number
  run: (options: FaultOptions) => Promise<Check[]>
}
