/** One measured value, with its target if the standard sets one. */
export type Figure = { what: string; value: string; aim?: string; met?: boolean; note?: string }

/** A measurement that needs the machine to itself. */
export type Benchmark = {
  /** Its name on the command line. */
  name: string
  /** The heading of its section. */
  title: string
  /** Approximate duration; the run time of a soak test. */
  minutes: number
  run: (log: (line: string) => void, minutes: number) => Promise<Figure[]>
}
