/** Runs one of the operator's programs with its command-line arguments, and prints the outcome. */
export const runCommand = (run: (words: string[]) => Promise<string>): void => {
  run(process.argv.slice(2)).then(
    (message) => {
      process.stdout.write(`${message}\n`)
      process.exit(0)
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(1)
    },
  )
}
