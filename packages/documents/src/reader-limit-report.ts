/** What a process writes to standard error before it ends itself at a limit. */
export function limitReport(limit: 'time' | 'memory'): string {
  return `\nReader limit reached: ${limit}\n`
}

/** The limit at which a process ended itself, or undefined. */
export function reportedLimit(stderr: string): 'time' | 'memory' | undefined {
  return (['time', 'memory'] as const).find((limit) => stderr.includes(limitReport(limit)))
}
