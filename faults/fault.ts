/** One thing that must hold under a fault, in words that say what was done and how often. */
export type Check = {
  what: string
  held: boolean
  detail?: string
  /** How many processes were killed without warning for it. */
  kills?: number
}

export type FaultOptions = { quick: boolean; log: (line: string) => void }

/** A fault of the standard: what is done to the real program, and what must hold then. */
export type Fault = {
  id: string
  title: string
  /** About how long the whole of it takes. */
  minutes: number
  run: (options: FaultOptions) => Promise<Check[]>
}
