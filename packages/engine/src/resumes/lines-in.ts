type Lines<Line> = {
  work: { highlights: Line[] }[]
  projects: { highlights: Line[] }[]
  education: { highlights: Line[] }[]
  other: { lines: Line[] }[]
}

/** The bullets and kept lines of a plain or traced resume: the lines that shortening removes. */
export const linesIn = <Line>({ work, projects, education, other }: Lines<Line>): Line[] => [
  ...[...work, ...projects, ...education].flatMap(({ highlights }) => highlights),
  ...other.flatMap(({ lines }) => lines),
]
