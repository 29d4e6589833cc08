/** One measured value, with what it should be where the standard says so. */
export type Figure = { what: string; value: string; aim?: string; met?: boolean; note?: string }

/** Something to measure, alone on the machine. */
export type Benchmark = {
  /** What it is called on the command line. */
  name: string
  /** The heading of its section. */
  title: string
  /** About how long it takes; of a soak, how long it runs. */
  minutes: number
  run: (log: (line: string) => void, minutes: number) => Promise<Figure[]>
}
