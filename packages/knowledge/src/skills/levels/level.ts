/** What a person at one level of a skill does, as authored; its place in the five gives the level. */
export type LevelText = {
  /** One sentence that starts with a verb in the third person. */
  readonly description: string
  /** What can be observed in a person at this level, beyond the levels below. */
  readonly requiredCapabilities: readonly string[]
  /** What to build or do to get there, alone and free of charge where the skill allows it. */
  readonly suggestedProjects: readonly string[]
}

/** The five levels by the taxonomy's name of the skill, from the lowest. */
export type LevelTable = Readonly<
  Record<string, readonly [LevelText, LevelText, LevelText, LevelText, LevelText]>
>
